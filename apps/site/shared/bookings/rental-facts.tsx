import type { Reservation } from '@nolo/contract/bookings.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { DayTime } from '../rental/day-time.tsx';

type Rental = Pick<
  Reservation,
  'start_date' | 'end_date' | 'pickup_location' | 'return_location' | 'delivery' | 'additional_drivers'
>;

/** Pickup, or delivery, and return: day, time and place, side by side; who else drives. */
export function RentalFacts({ booking }: { booking: Rental }) {
  const t = useTexts('bookings');
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-2">
      <Moment
        name={t(booking.delivery ? 'delivery' : 'pickup')}
        at={booking.start_date}
        place={booking.pickup_location.description}
      />
      <Moment name={t('return')} at={booking.end_date} place={booking.return_location.description} />
      <Drivers drivers={booking.additional_drivers} />
    </dl>
  );
}

function Drivers({ drivers }: { drivers: Rental['additional_drivers'] }) {
  const t = useTexts('bookings');
  if (drivers.length === 0) return null;
  return (
    <div className="w-full">
      <dt className="text-muted text-sm">{t('drivers')}</dt>
      <dd className="break-words">{drivers.map(({ name }) => name).join(', ')}</dd>
    </div>
  );
}

function Moment({ name, at, place }: { name: string; at: string; place: string }) {
  return (
    <div className="flex-1 basis-[6.5rem]">
      <dt className="text-muted text-sm">{name}</dt>
      <dd>
        <time dateTime={at} className="block font-semibold">
          <DayTime at={at} />
        </time>
        <span className="text-muted mt-0.5 block text-sm break-words">{place}</span>
      </dd>
    </div>
  );
}
