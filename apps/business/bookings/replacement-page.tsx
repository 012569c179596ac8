import { useId } from 'react';
import { useFetcher, useLoaderData, useParams } from 'react-router';
import type { ReplacementCar } from '@nolo/contract/business/booking-actions.ts';
import { formatDeadline, formatMoney, formatShortMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { BackTo } from './back-to.tsx';
import type { Booking, BookingChange, changeBooking, loadReplacement } from './load-booking.ts';

/** The cars that can be proposed in a booking's place: pressing one proposes it. */
export function ReplacementPage() {
  const t = useTexts('company-bookings');
  const { companyId } = useParams();
  const { booking, cars } = useLoaderData<typeof loadReplacement>();
  const { id, renter, car, start_date, end_date } = booking;
  const language = useLanguage();
  const title = t('propose_title', { renter: renter?.name ?? t('somebody') });
  return (
    <>
      <title>{title}</title>
      <BackTo to={`/${companyId}/bookings/${id}`}>{t('back')}</BackTo>
      <h1 className="mt-1 text-2xl">{title}</h1>
      <p className="text-muted mt-1 tabular-nums">
        {car}, {formatShortMoment(start_date, language)} – {formatShortMoment(end_date, language)}
      </p>
      {cars.length > 0 ? (
        <Cars booking={booking} cars={cars} />
      ) : booking.actions.propose_replacement ? (
        <EmptyState title={t('propose_none')} text={t('propose_none_text')} />
      ) : (
        <EmptyState title={t('propose_over')} text={t('propose_over_text')} />
      )}
    </>
  );
}

function Cars({ booking, cars }: { booking: Booking; cars: readonly ReplacementCar[] }) {
  const t = useTexts('company-bookings');
  const language = useLanguage();
  const fetcher = useFetcher<typeof changeBooking>();
  const { data, state } = fetcher;
  const error = state === 'idle' && data !== undefined && 'error' in data ? data.error : null;
  const terms = {
    deadline: formatDeadline(booking.actions.answer_until, language),
    commission: formatMoney(booking.commission, language),
  };
  const propose = (carId: number) =>
    void fetcher.submit({ what: 'propose', carId } satisfies BookingChange, {
      method: 'post',
      encType: 'application/json',
    });
  return (
    <>
      <p className="mt-4 max-w-3xl">{t('propose_text', terms)}</p>
      {error !== null && (
        <div className="mt-4">
          <Refusal error={error} />
        </div>
      )}
      <ul className="mt-4 grid gap-3 desk:max-w-3xl desk:gap-0">
        {cars.map((car) => (
          <CarRow key={car.id} car={car} isBusy={state !== 'idle'} onPropose={() => propose(car.id)} />
        ))}
      </ul>
    </>
  );
}

type RowProps = { car: ReplacementCar; isBusy: boolean; onPropose: () => void };

function CarRow({ car, isBusy, onPropose }: RowProps) {
  const t = useTexts('company-bookings');
  const name = useId();
  const { car_class, transmission, seats, place } = car;
  const facts = [t(`class_${car_class}`), t(transmission), t('seats', { count: seats })];
  return (
    <li className="max-desk:border-line-strong max-desk:rounded-card desk:border-line flex flex-wrap items-center justify-between gap-3 max-desk:border max-desk:p-4 desk:border-b desk:py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p id={name} className="text-xl font-semibold desk:text-base">
          {car.name}
        </p>
        <p>{facts.join(' · ')}</p>
        <p className="text-muted text-sm">{place}</p>
      </div>
      <Button
        className="min-h-12! max-desk:w-full"
        aria-describedby={name}
        isBusy={isBusy}
        onClick={onPropose}
      >
        {t('propose_this')}
      </Button>
    </li>
  );
}
