import { useTexts } from '@nolo/i18n/use-texts.ts';
import { HandOverFields } from '../../../shared/rental/hand-over-fields.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { PinIcon } from '@nolo/ui/icons.tsx';
import type { RentalErrors } from '../../../shared/rental/rental-errors.ts';
import type { CheckoutModel } from '../use-checkout.ts';

/** Where the car is handed over and left: at the company's place, or elsewhere for its fees. */
export function RentalPlaces({ model, errors }: { model: CheckoutModel; errors: RentalErrors }) {
  const { rental, car, changeRental } = model;
  const t = useTexts('checkout');
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-lg">{t('places')}</h3>
      {!rental.isDelivered && <RentalLocation model={model} />}
      <HandOverFields car={car} choice={rental} onChange={changeRental} errors={errors} />
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
          {car.company.company_name}, {car.pickup_address}
        </p>
      </div>
    </div>
  );
}
