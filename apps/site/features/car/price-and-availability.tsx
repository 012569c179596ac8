import type { CarDetail } from '@nolo/contract/cars.ts';
import { dateTimeOf } from '@nolo/domain/calendar/local-date-time.ts';
import { unavailabilityReasonOf } from '@nolo/domain/cars/unavailability-reasons.ts';
import { useTexts, useLanguage } from '@nolo/i18n/use-texts.ts';
import { NearestTimes } from '../../shared/cars/nearest-times.tsx';
import { QuoteDetails, QuoteParts, QuoteTotal } from '../../shared/cars/quote-lines.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { Button } from '@nolo/ui/button.tsx';
import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import { formatDeadlineTime, localDateTime } from '@nolo/i18n/format.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import type { ChangeRequest } from './car-page-data.ts';
import type { QuoteResult } from './load-quote.ts';
import { paths } from '../../app/paths.ts';

type Props = { car: CarDetail; quote: QuoteResult; onChange: ChangeRequest };

/** What the dates cost, line by line; nothing where they cannot be had (docs/specification/price.md 1). */
export function PriceLines({ car, quote }: Omit<Props, 'onChange'>) {
  if (quote.kind === 'refused' || quote.availability === 'taken') return null;
  return (
    <>
      <div className="border-line border-t pt-4">
        <QuoteParts quote={quote.quote} />
        <QuoteDetails quote={quote.quote} />
      </div>
      {quote.own_hold && <HeldByYou hold={quote.own_hold} timeZone={car.company.time_zone} />}
    </>
  );
}

/** Total and deposit, or why the car cannot be booked as asked. */
export function TotalOrReason({ car, quote, onChange }: Props) {
  const t = useTexts('car');
  const search = useTexts('search');
  if (quote.kind === 'quote' && quote.availability !== 'taken') {
    return (
      <div aria-live="polite">
        <QuoteTotal quote={quote.quote} />
      </div>
    );
  }
  if (quote.kind === 'quote') {
    return (
      <div role="alert" className="bg-warning-soft text-warning rounded-control px-4 py-3 text-sm">
        <p className="font-bold">{t('taken_title')}</p>
        <p>{t('taken_text')}</p>
      </div>
    );
  }
  // While an address is still to be written nothing is wrong.
  if (quote.field === 'unwritten') return <output className="text-sm">{quote.message}</output>;
  if (unavailabilityReasonOf(car.dates_problem)) {
    return (
      <div role="alert">
        <OtherTimes car={car} onChange={onChange} />
      </div>
    );
  }
  return (
    <>
      <p role="alert" className="text-danger flex gap-2 text-sm font-medium">
        <WarningIcon className="mt-0.5 size-4" />
        {quote.message}
      </p>
      {quote.field === 'return' && (
        <Button variant="secondary" onClick={() => onChange({ returnLocationId: null, returnPlace: null })}>
          {search('return_same')}
        </Button>
      )}
    </>
  );
}

/**
 * What would have to change, and the button that changes it: by itself nothing does (docs/specification/price.md 1).
 */
export function OtherTimes({ car, onChange }: Pick<Props, 'car' | 'onChange'>) {
  const t = useTexts('car');
  const search = useTexts('search');
  const { nearest_dates: nearest, dates_problem } = car;
  const reason = unavailabilityReasonOf(dates_problem);
  const apply = ({ start_date, end_date }: NonNullable<typeof nearest>) =>
    onChange({ dates: { start: dateTimeOf(start_date), end: dateTimeOf(end_date) } });
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div>
        {reason && <p className="text-danger font-semibold">{search(reason)}</p>}
        {nearest && (
          <p>
            <NearestTimes nearest={nearest} />
          </p>
        )}
      </div>
      {nearest && (
        <Button variant="secondary" onClick={() => apply(nearest)}>
          {t('use_nearest')}
        </Button>
      )}
    </div>
  );
}

type Hold = NonNullable<CallData<Api['carCalculation']>['own_hold']>;

/** The renter's own unpaid booking keeps this car: it can be paid, and booking anew replaces it. */
function HeldByYou({ hold, timeZone }: { hold: Hold; timeZone: string }) {
  const t = useTexts('car');
  const language = useLanguage();
  const time = formatDeadlineTime(localDateTime(hold.expires_at, timeZone), language);
  return (
    <div className="bg-primary-soft text-on-primary-soft rounded-control grid gap-2 px-4 py-3 text-sm">
      <p className="font-bold">{t('held_title', { time })}</p>
      <p>{t('held_text')}</p>
      <LinkButton
        variant="secondary"
        size="small"
        to={paths.myBooking(language)}
        className="justify-self-start"
      >
        {t('held_link')}
      </LinkButton>
    </div>
  );
}
