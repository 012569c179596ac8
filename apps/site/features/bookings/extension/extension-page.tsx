import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { EXTENSION_HOLD_HOURS } from '@nolo/domain/booking/booking-amendment.ts';
import { localDate, type LocalDateTime } from '@nolo/domain/calendar/local-date-time.ts';
import { changedLines } from '@nolo/domain/pricing/quote-changes.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { staleVariant } from '@nolo/ui/stale-style.ts';
import { paths } from '../../../app/paths.ts';
import { bookedCarName } from '../../../shared/bookings/booked-car-name.ts';
import { ChangedLines } from '../../../shared/bookings/changed-lines.tsx';
import { unbrokenNumber } from '../../../shared/bookings/unbroken-number.tsx';
import { useBackFromProvider } from '../../../shared/payment/use-back-from-provider.ts';
import { DayTime } from '../../../shared/rental/day-time.tsx';
import { HoursOfDay } from '../../../shared/rental/hours-of-day.tsx';
import { nowAt } from '../../../shared/rental/rental-dates.ts';
import { RentalDatesFields } from '../../../shared/rental/rental-dates-fields.tsx';
import { rentalErrors } from '../../../shared/rental/rental-errors.ts';
import { CallCompany } from '../call-company.tsx';
import { asBooked } from '../change/chosen-change.ts';
import { ChangedTotals } from '../change/changed-totals.tsx';
import { WaitingExtension } from '../page/waiting-extension.tsx';
import { laterReturns, type LaterReturns } from './later-returns.ts';
import type { Extendable, ExtensionData } from './load-extension.ts';
import { useExtension, type ExtensionModel } from './use-extension.ts';

/** A later return of a car that the renter has, with its price, before the company is asked. */
export function ExtensionPage({ data: { booking, car } }: { data: ExtensionData }) {
  const t = useTexts('extension');
  const change = useTexts('change');
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  useBackFromProvider(reload);
  const { asked, is_possible } = booking.extension;
  return (
    <div className="page-width py-6 sm:py-8">
      <BackLink to={paths.booking(language, booking.id)}>{change('back')}</BackLink>
      <h1 className="mt-2 text-2xl sm:text-3xl">{t('title')}</h1>
      <p className="text-muted mt-1">
        {bookedCarName(booking)}&nbsp;· {unbrokenNumber(booking.number, booking.number)}
      </p>
      <div className="mt-4">
        {asked && <WaitingExtension booking={booking} asked={asked} onNews={reload} />}
        {is_possible && car && <LaterReturn data={{ booking, car }} />}
        {!asked && !(is_possible && car) && <NotPossible booking={booking} text={t('not_possible')} />}
      </div>
    </div>
  );
}

function NotPossible({ booking, text }: Pick<ExtensionData, 'booking'> & { text: string }) {
  return (
    <>
      <p className="max-w-prose">{text}</p>
      <CallCompany booking={booking} className="mt-4" />
    </>
  );
}

function LaterReturn({ data }: { data: Extendable }) {
  const t = useTexts('extension');
  const returns = useMemo(() => laterReturns(data), [data]);
  if (returns.first === null) return <NotPossible booking={data.booking} text={t('full')} />;
  return <ExtensionForm data={data} returns={returns} first={returns.first} />;
}

type FormProps = { data: Extendable; returns: LaterReturns; first: LocalDateTime };

function ExtensionForm({ data, returns, first }: FormProps) {
  const t = useTexts('extension');
  const model = useExtension(data.booking.id, returns, first);
  return (
    <>
      <p className="max-w-prose">{t('intro', { company: data.booking.company.company_name })}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <NewReturn data={data} returns={returns} model={model} />
        <Review model={model} />
      </div>
    </>
  );
}

type ReturnProps = Omit<FormProps, 'first'> & { model: ExtensionModel };

function NewReturn({ data: { booking, car }, returns, model: { end, choose, error } }: ReturnProps) {
  const t = useTexts('extension');
  const [now] = useState(() => nowAt(booking.time_zone));
  const { dates, isSameTime } = asBooked(booking);
  const { company } = car;
  const errors = rentalErrors(error, true);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg sm:text-xl">{t('return_title')}</h2>
      <dl>
        <dt className="text-muted text-sm">{t('agreed')}</dt>
        <dd className="font-semibold">
          <DayTime at={booking.end_date} />
        </dd>
      </dl>
      <RentalDatesFields
        dates={{ ...dates, end }}
        onChange={(chosen) => choose(chosen.dates.end)}
        // A return later in the day than the pickup is paid already.
        flexibleFee={isSameTime ? company.fees.flexible_return : null}
        isSameTime={isSameTime}
        isPickedUp
        now={now}
        taken={returns.taken}
        slotsOn={returns.slotsOn}
        errors={errors.end ? { end: errors.end } : {}}
      />
      <ul className="text-sm">
        <HoursOfDay company={company} day={localDate(end)} isAtFault={errors.end !== undefined} />
      </ul>
    </Card>
  );
}

function Review({ model }: { model: ExtensionModel }) {
  const t = useTexts('extension');
  const { quote, error, isLoading } = model;
  const isTaken = error?.code === 'booking.dates_taken' || error?.code === 'booking.car_offline';
  return (
    <Card className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 className="text-lg sm:text-xl">{t('price_title')}</h2>
      <div aria-live="polite" className={`flex flex-col gap-4 ${staleVariant(isLoading)}`}>
        {quote && changedLines(quote.before.lines, quote.after.lines).length > 0 && (
          <ChangedLines before={quote.before} after={quote.after} />
        )}
        {quote && <ChangedTotals {...quote} />}
        {quote?.difference === 0 && <p>{t('free')}</p>}
        {error && <p className="text-danger font-semibold">{isTaken ? t('full') : error.message}</p>}
      </div>
      {quote && (
        <>
          <Button
            className="w-full"
            isBusy={model.isSending}
            disabled={isLoading}
            onClick={() => void model.send(quote.after.total)}
          >
            {t('ask')}
          </Button>
          <p className="text-muted text-sm">{t('ask_hint', { hours: EXTENSION_HOLD_HOURS })}</p>
        </>
      )}
    </Card>
  );
}
