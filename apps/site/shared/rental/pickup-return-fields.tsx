import type { CarDetail } from '@nolo/contract/cars.ts';
import { otherReturnLocations, type PickupReturnChoice } from '@nolo/domain/rental/pickup-return.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Switch } from '@nolo/ui/choice.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { DeliveryAddressFields } from './delivery-address-fields.tsx';

type Errors = { delivery?: string | undefined; return?: string | undefined };
type Props = {
  car: CarDetail;
  choice: PickupReturnChoice;
  /** `returnPlace` null: it is not left where the search wanted it, either. */
  onChange: (change: Partial<PickupReturnChoice> & { returnPlace?: null }) => void;
  errors?: Errors;
};

/** Delivery, and return to another of the company's places: what each offers, with its price. */
export function PickupReturnFields({ car, choice, onChange, errors = {} }: Props) {
  return (
    <>
      {(car.is_delivery || choice.isDelivered) && <Delivery {...{ car, choice, onChange, errors }} />}
      <ReturnElsewhere {...{ car, choice, onChange, errors }} />
    </>
  );
}

function Delivery({ car, choice, onChange, errors }: Props & { errors: Errors }) {
  const t = useTexts('rental');
  const fee = useFee(car.company.fees.delivery);
  const change = (isDelivered: boolean) => {
    const isAtHome = choice.returnLocationId === car.location_id;
    onChange({ isDelivered, ...(!isDelivered && isAtHome && { returnLocationId: null }) });
  };
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={fee ? t('deliver_fee', { amount: fee }) : t('deliver')}
        hint={[t('deliver_hint', { km: car.company.delivery_radius_km }), fee ? '' : t('free')].join(' ')}
        checked={choice.isDelivered}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {choice.isDelivered && (
        <DeliveryAddressFields
          car={car}
          address={choice.deliveryAddress}
          onChange={(deliveryAddress) => onChange({ deliveryAddress })}
          error={errors.delivery}
        />
      )}
    </div>
  );
}

function ReturnElsewhere({ car, choice, onChange, errors }: Props & { errors: Errors }) {
  const t = useTexts('rental');
  const fee = useFee(car.company.fees.one_way);
  const [first, ...others] = otherReturnLocations(
    car.company.locations,
    { locationId: car.location_id },
    choice,
  );
  if (!first) return null;
  const isElsewhere = choice.returnLocationId !== null;
  return (
    <div className="flex flex-col gap-3">
      <Switch
        label={fee ? t('return_elsewhere_fee', { amount: fee }) : t('return_elsewhere')}
        hint={[t('return_elsewhere_hint'), fee ? '' : t('free')].join(' ')}
        checked={isElsewhere}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.checked
              ? { returnLocationId: first.id }
              : { returnLocationId: null, returnPlace: null },
          )
        }
      />
      {isElsewhere && (
        <SelectField
          label={t('return_place')}
          error={errors.return}
          value={String(choice.returnLocationId)}
          options={[first, ...others].map(({ id, name, city }) => ({
            value: String(id),
            label: name.includes(city) ? name : `${name}, ${city}`,
          }))}
          onChange={({ currentTarget }) => onChange({ returnLocationId: Number(currentTarget.value) })}
        />
      )}
    </div>
  );
}

/** '€35'; empty where the company charges nothing. */
function useFee(amount: number | null): string {
  const language = useLanguage();
  return amount ? formatMoney(amount, language, { short: true }) : '';
}
