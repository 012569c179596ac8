import { useState } from 'react';
import { timeSlotsOn } from '../../../../domain/calendar/opening-hours.ts';
import type { CarDetail } from '../../../../contract/cars.ts';
import { localDate, type LocalDateTime } from '../../../../domain/calendar/local-date-time.ts';
import { formatMoney } from '../../../../locales/format.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { keepSameTime, nowInItaly } from '../../../shared/rental/rental-dates.ts';
import { RentalDatesFields } from '../../../shared/rental/rental-dates-fields.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { HoursOfDay } from './hours-of-day.tsx';
import { RentalPlaces } from './rental-places.tsx';
import type { RentalErrors } from './rental-errors.ts';
import type { CheckoutModel } from '../use-checkout.ts';

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
          onChange={(dates) => changeRental({ dates })}
          isSameTime={rental.isSameTime}
          now={now}
          taken={new Set(car.unavailable_days)}
          slotsOn={(day) => timeSlotsOn(car.company.opening_time, day)}
          errors={{ start: errors.start, end: errors.end }}
          className="grid gap-3 sm:grid-cols-2"
        />
        <Hours car={car} {...rental.dates} errors={errors} />
        <SameTimeSwitch model={model} />
      </Card>
      <RentalPlaces model={model} errors={errors} />
    </>
  );
}

function Hours(props: { car: CarDetail; start: LocalDateTime; end: LocalDateTime; errors: RentalErrors }) {
  const { car, start, end, errors } = props;
  const hours = car.company.opening_time;
  const [pickupDay, returnDay] = [localDate(start), localDate(end)];
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <HoursOfDay hours={hours} day={pickupDay} isAtFault={errors.start !== undefined} />
      {returnDay !== pickupDay && (
        <HoursOfDay hours={hours} day={returnDay} isAtFault={errors.end !== undefined} />
      )}
    </ul>
  );
}

/** On: back at or before the pickup's time of day. Off: any time, for the company's fee. */
function SameTimeSwitch({ model: { rental, car, changeRental } }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const { flexible_return: fee, late_per_day: late } = car.company.fees;
  const money = (amount: number) => formatMoney(amount, language);
  const hints = [
    t('same_time_hint'),
    fee ? t('same_time_fee', { fee: money(fee) }) : t('same_time_free'),
    late ? t('late_fee', { fee: money(late) }) : '',
  ];
  const change = (isSameTime: boolean) => {
    const dates = keepSameTime(rental.dates, isSameTime);
    // Bringing the return back to the pickup's hour may leave nothing of a rental within one day.
    changeRental({ isSameTime, dates: dates.end > dates.start ? dates : rental.dates });
  };
  return (
    <Switch
      label={t('same_time')}
      hint={hints.filter(Boolean).join(' ')}
      checked={rental.isSameTime}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
