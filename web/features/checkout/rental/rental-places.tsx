import { formatMoney } from '../../../../locales/format.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { PlaceField } from '../../../shared/places/place-field.tsx';
import type { Place } from '../../../shared/places/place.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { PinIcon } from '../../../ui/icons.tsx';
import { placeNamed } from './places.ts';
import { withDelivery } from './rental.ts';
import type { RentalErrors } from './rental-errors.ts';
import type { CheckoutModel } from '../use-checkout.ts';

/** Where the car is handed over and left: at the company's place, or elsewhere for its fees. */
export function RentalPlaces({ model, errors }: { model: CheckoutModel; errors: RentalErrors }) {
  const { rental, car, changeRental } = model;
  const t = useTexts('checkout');
  const isElsewhere = rental.returnPlace !== null;
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-lg">{t('places')}</h3>
      {!rental.delivery && <RentalLocation model={model} />}
      {car.is_delivery && (
        <Switch
          label={<span className="font-semibold">{t('delivery')}</span>}
          hint={<FeeHint text={t('delivery_hint')} fee={car.company.fees.delivery} />}
          checked={rental.delivery}
          error={errors.delivery}
          onChange={(event) => changeRental(withDelivery(rental, car, event.currentTarget.checked))}
        />
      )}
      {rental.delivery && (
        <PlaceChoice
          model={model}
          label={t('pickup_location')}
          name={rental.pickupPlace}
          error={errors.pickup}
          onName={(pickupPlace) => changeRental({ pickupPlace })}
        />
      )}
      {(isElsewhere || car.company.fees.one_way !== null) && (
        <Switch
          label={<span className="font-semibold">{t('return_elsewhere')}</span>}
          hint={<FeeHint text={t('return_elsewhere_hint')} fee={car.company.fees.one_way} />}
          checked={isElsewhere}
          onChange={(event) => changeRental({ returnPlace: event.currentTarget.checked ? '' : null })}
        />
      )}
      {isElsewhere && (
        <PlaceChoice
          model={model}
          label={t('return_location')}
          name={rental.returnPlace ?? ''}
          error={errors.return}
          onName={(returnPlace) => changeRental({ returnPlace })}
        />
      )}
    </Card>
  );
}

function RentalLocation({ model: { car } }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  return (
    <div className="flex gap-3">
      <PinIcon className="text-muted mt-0.5 size-5" />
      <div>
        <p className="text-muted text-sm">{t('pickup_location')}</p>
        <p className="font-semibold">{car.parking_location}</p>
        <p className="text-muted text-sm">
          {car.company.company_name}, {car.company.address}
        </p>
      </div>
    </div>
  );
}

function FeeHint({ text, fee }: { text: string; fee: number | null }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  return (
    <>
      {text} {fee ? t('fee_added', { fee: formatMoney(fee, language) }) : t('fee_none')}
    </>
  );
}

type ChoiceProps = {
  model: CheckoutModel;
  label: string;
  name: string;
  error: string | undefined;
  onName: (name: string) => void;
};

function PlaceChoice({ model: { car, draft, changeDraft }, label, name, error, onName }: ChoiceProps) {
  const choose = (place: Place | null) => {
    if (place) changeDraft({ places: { ...draft.places, [place.description]: place } });
    onName(place?.description ?? '');
  };
  return (
    <PlaceField
      label={label}
      error={error}
      value={name ? placeNamed(name, car, draft) : null}
      onChange={choose}
    />
  );
}
