import { useState } from 'react';
import { timeSlotsOn } from '@nolo/domain/calendar/opening-hours.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { openingOf } from '../../../shared/rental/opening-of.ts';
import { nowInItaly } from '../../../shared/rental/rental-dates.ts';
import { RentalDatesFields } from '../../../shared/rental/rental-dates-fields.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { PinIcon } from '@nolo/ui/icons.tsx';
import { OpeningHoursOfRental } from '../../../shared/rental/hours-of-day.tsx';
import { SameTimeSwitch } from '../../../shared/rental/same-time-switch.tsx';
import type { RentalErrors } from '../../../shared/rental/rental-errors.ts';
import type { CheckoutModel } from '../use-checkout.ts';
import { PickupReturnFields } from '../../../shared/rental/pickup-return-fields.tsx';

type Props = { model: CheckoutModel; errors: RentalErrors };

/** Rental Info: when, where, and how strictly the time of return is kept. */
export function RentalStep({ model, errors }: Props) {
  const { rental, car, changeRental } = model;
  const t = useTexts('checkout');
  const [now] = useState(nowInItaly);
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h3 className="text-lg">{t('dates_and_times')}</h3>
        <RentalDatesFields
          dates={rental.dates}
          onChange={changeRental}
          flexibleFee={car.company.fees.flexible_return}
          isSameTime={rental.isSameTime}
          now={now}
          taken={new Set(car.unavailable_days)}
          slotsOn={(day) => timeSlotsOn(openingOf(car.company), day, car.company.time_zone)}
          errors={{ start: errors.start, end: errors.end }}
          className="grid gap-3 sm:grid-cols-2"
        />
        <OpeningHoursOfRental car={car} dates={rental.dates} errors={errors} />
        <SameTimeSwitch rental={rental} fees={car.company.fees} onChange={changeRental} />
      </Card>
      <RentalPlaces model={model} errors={errors} />
    </>
  );
}

/** Where the car is handed over and left: at the company's place, or elsewhere for its fees. */
function RentalPlaces({ model, errors }: { model: CheckoutModel; errors: RentalErrors }) {
  const { rental, car, changeRental } = model;
  const t = useTexts('checkout');
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-lg">{t('places')}</h3>
      {!rental.isDelivered && <RentalLocation model={model} />}
      <PickupReturnFields car={car} choice={rental} onChange={changeRental} errors={errors} />
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
          {car.company.company_name}, {car.pickup.address}
        </p>
      </div>
    </div>
  );
}
