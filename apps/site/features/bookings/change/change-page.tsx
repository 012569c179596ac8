import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { timeSlotsOn } from '@nolo/domain/calendar/opening-hours.ts';
import { formatDeadline } from '@nolo/i18n/format.ts';
import { paths } from '../../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { bookedCarName } from '../../../shared/bookings/booked-car-name.ts';
import { DriversSection } from '../../../shared/bookings/drivers/drivers-section.tsx';
import { useDrivers } from '../../../shared/bookings/drivers/use-drivers.ts';
import { ExtraChoice } from '../../../shared/bookings/extras/extra-choice.tsx';
import { groupsFor, withChoice } from '../../../shared/bookings/extras/extra-groups.ts';
import { openingOf } from '../../../shared/rental/opening-of.ts';
import { PickupReturnFields } from '../../../shared/rental/pickup-return-fields.tsx';
import { OpeningHoursOfRental } from '../../../shared/rental/hours-of-day.tsx';
import { nowInItaly } from '../../../shared/rental/rental-dates.ts';
import { RentalDatesFields } from '../../../shared/rental/rental-dates-fields.tsx';
import { rentalErrors } from '../../../shared/rental/rental-errors.ts';
import { SameTimeSwitch } from '../../../shared/rental/same-time-switch.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { WaitingChange } from '../page/waiting-change.tsx';
import { takenByOthers } from './chosen-change.ts';
import { ChangeReview } from './change-review.tsx';
import type { ChangeData } from './load-change.ts';
import { useChange, type ChangeModel } from './use-change.ts';
import { unbrokenNumber } from '../../../shared/bookings/unbroken-number.tsx';

type Props = { data: ChangeData };

/** Other dates, times, places, covers or drivers of a paid booking, with the price before anything is charged. */
export function ChangePage({ data }: Props) {
  const isAllowed = data.booking.change.ruling === 'allowed';
  return (
    <div className="page-width py-6 sm:py-8">
      {isAllowed ? <ChangeForm data={data} /> : <Introduction data={data} />}
    </div>
  );
}

function Introduction({ data: { booking } }: Props) {
  const t = useTexts('change');
  const language = useLanguage();
  const { ruling, waiting } = booking.change;
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  useBackFromProvider(reload);
  const until = formatDeadline(booking.change.until, language);
  return (
    <div>
      <BackLink to={paths.booking(language, booking.id)}>{t('back')}</BackLink>
      <h1 className="mt-2 text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="text-muted mt-1">
        {bookedCarName(booking)}&nbsp;· {unbrokenNumber(booking.number, booking.number)}
      </p>
      <p className="mt-4 max-w-prose">
        {ruling === 'allowed' ? `${t('intro')} ${t('until', { date: until })}` : t(ruling, { date: until })}
      </p>
      {waiting && (
        <div className="mt-6">
          <WaitingChange booking={booking} waiting={waiting} onNews={reload} />
        </div>
      )}
    </div>
  );
}

/** The price begins beside the heading: below it, a laptop would not show its button. */
function ChangeForm({ data }: Props) {
  const model = useChange(data);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        <Introduction data={data} />
        <Times data={data} model={model} />
        <Places data={data} model={model} />
        <Choices data={data} model={model} />
        <Drivers data={data} model={model} />
      </div>
      <ChangeReview model={model} />
    </div>
  );
}

type Part = Props & { model: ChangeModel };

function Times({ data: { car, booking }, model: { rental, changeRental, error } }: Part) {
  const t = useTexts('checkout');
  const [now] = useState(nowInItaly);
  const errors = rentalErrors(error, true);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('dates_and_times')}</h2>
      <RentalDatesFields
        dates={rental.dates}
        onChange={changeRental}
        flexibleFee={car.company.fees.flexible_return}
        isSameTime={rental.isSameTime}
        now={now}
        taken={takenByOthers(car.unavailable_days, booking)}
        slotsOn={(day) => timeSlotsOn(openingOf(car.company), day, car.company.time_zone)}
        errors={{ ...(errors.start && { start: errors.start }), ...(errors.end && { end: errors.end }) }}
        className="grid gap-3 sm:grid-cols-2"
      />
      <OpeningHoursOfRental car={car} dates={rental.dates} errors={errors} />
      <SameTimeSwitch rental={rental} fees={car.company.fees} onChange={changeRental} />
    </Card>
  );
}

function Places({ data: { car }, model: { rental, changeRental, error } }: Part) {
  const t = useTexts('checkout');
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('places')}</h2>
      {!rental.isDelivered && (
        <p>
          <span className="text-muted block text-sm">{t('pickup_location')}</span>
          <span className="font-semibold">{car.parking_location}</span>
        </p>
      )}
      <PickupReturnFields
        car={car}
        choice={rental}
        onChange={changeRental}
        errors={rentalErrors(error, true)}
      />
    </Card>
  );
}

/** Extras that exclude each other, one choice for each group; the others stay what they are. */
function Choices({ data: { car, extras: offered }, model: { extras, setExtras } }: Part) {
  return groupsFor(car.inclusions, offered, extras).map((group) => (
    <Card key={group.name}>
      <ExtraChoice
        group={group}
        inclusions={car.inclusions}
        chosen={extras}
        onChoose={(id) => setExtras(withChoice(extras, group, id))}
      />
    </Card>
  ));
}

function Drivers({ data: { booking, extras }, model: { drivers, setDrivers, error } }: Part) {
  const form = { object: booking.id, owner: '' };
  const model = useDrivers({ drivers, onChange: setDrivers, refusal: error, form });
  const price = extras.find(({ isDriver }) => isDriver);
  if (price === undefined) return null;
  return (
    <Card>
      <DriversSection price={price} model={model} />
    </Card>
  );
}
