import { useMemo } from 'react';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { localDate } from '@nolo/domain/calendar/local-date-time.ts';
import { timeSlotsOn } from '@nolo/domain/calendar/opening-hours.ts';
import { formatMoney, formatWeekday } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { openingOf } from '../../shared/rental/opening-of.ts';
import { withSameTime } from '../../shared/rental/rental-dates.ts';
import { useUser } from '../../api/current-user.ts';
import { DriverFields } from '../../shared/rental/driver-fields.tsx';
import { PickupReturnFields } from '../../shared/rental/pickup-return-fields.tsx';
import { RentalDatesFields } from '../../shared/rental/rental-dates-fields.tsx';
import { TrustLines } from '../../shared/payment/trust-lines.tsx';
import { useHoursOn } from '../../shared/rental/hours-of-day.tsx';
import { Switch } from '@nolo/ui/choice.tsx';
import { BookNow } from './book-now.tsx';
import type { CarPageData, ChangeRequest } from './car-page-data.ts';
import type { QuoteResult } from './load-quote.ts';
import { PriceLines, TotalOrReason } from './price-and-availability.tsx';

export type PanelProps = CarPageData & { onChange: ChangeRequest };

/** Dates, choices, the price line by line, and Book Now. */
export function BookingPanel(props: PanelProps) {
  const { car, request, now, quote, onChange } = props;
  const t = useTexts('car');
  const taken = useMemo(() => new Set(car.unavailable_days), [car.unavailable_days]);
  const errors = useFieldErrors(props);
  const { dates, isSameTime } = request;
  return (
    <section
      aria-labelledby="book-title"
      // As high as the window less what stands above it before the page is scrolled, which is header and margin in each theme.
      className="bg-surface border-line rounded-card shadow-raised desk:sticky desk:top-20 desk:max-h-[calc(100dvh-7.5rem)] desk:overflow-y-auto scroll-pb-52 flex flex-col gap-4 border p-5 pb-0"
    >
      <h2 id="book-title" className="text-xl">
        {t('book_title')}
      </h2>
      <RentalDatesFields
        dates={dates}
        now={now}
        isSameTime={isSameTime}
        taken={taken}
        slotsOn={(day) => timeSlotsOn(openingOf(car.company), day, car.company.time_zone)}
        errors={errors}
        wideMonths={1}
        onChange={onChange}
        flexibleFee={car.company.fees.flexible_return}
      />
      <SameTime car={car} request={request} onChange={onChange} />
      <Driver request={request} onChange={onChange} />
      <PickupReturnFields car={car} choice={request} onChange={onChange} errors={errors} />
      <PriceLines car={car} quote={quote} />
      <TrustLines />
      {/* Always in view: the panel of a car with many choices is higher than a laptop's screen. */}
      <div className="bg-surface border-line desk:sticky bottom-0 -mx-5 mt-auto flex flex-col gap-3 border-t px-5 pt-3 pb-4">
        <TotalOrReason car={car} quote={quote} onChange={onChange} />
        <BookNow car={car} request={request} quote={quote} className="w-full" />
        {quote.kind === 'quote' && quote.availability !== 'taken' && (
          <p className="text-muted text-center text-sm">{t('not_charged')}</p>
        )}
      </div>
    </section>
  );
}

/** Of a renter whose age is known the account speaks. */
function Driver({ request, onChange }: Pick<PanelProps, 'request' | 'onChange'>) {
  const isKnown = (useUser()?.dob ?? null) !== null;
  return !isKnown && <DriverFields driver={request.driver} onChange={(driver) => onChange({ driver })} />;
}

function SameTime({ car, request, onChange }: Pick<PanelProps, 'car' | 'request' | 'onChange'>) {
  const search = useTexts('search');
  return (
    <Switch
      label={search('same_time')}
      hint={<FlexibleHint fee={car.company.fees.flexible_return} />}
      checked={request.isSameTime}
      onChange={({ currentTarget: { checked } }) => onChange(withSameTime(request.dates, checked))}
    />
  );
}

function FlexibleHint({ fee }: { fee: number | null }) {
  const t = useTexts('car');
  const language = useLanguage();
  if (!fee) return t('flexible_free');
  return t('flexible_fee', { amount: formatMoney(fee, language, { short: true }) });
}

type FieldErrors = Partial<Record<'start' | 'end' | 'delivery' | 'return', string>>;

/** What is wrong, at its field; with a date, the company's hours of that day are shown too. */
function useFieldErrors({
  car,
  request,
  quote,
}: { quote: QuoteResult } & Pick<PanelProps, 'car' | 'request'>): FieldErrors {
  const t = useTexts('rental');
  const language = useLanguage();
  const hoursOn = useHoursOn(car.company);
  if (quote.kind !== 'refused' || quote.field === 'other' || quote.field === 'unwritten') return {};
  if (quote.field === 'delivery' || quote.field === 'return') return { [quote.field]: quote.message };
  const date: LocalDate = localDate(request.dates[quote.field]);
  const hours = t('hours_of_day', { day: capitalised(formatWeekday(date, language)), hours: hoursOn(date) });
  return { [quote.field]: `${quote.message} ${hours}` };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
