import type { CarDetail } from '../../../contract/cars.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QuoteParts, QuoteTotal } from '../../shared/cars/quote-lines.tsx';
import { YoungDriverNote } from '../../shared/cars/young-driver-note.tsx';
import { WarningIcon } from '../../ui/icons.tsx';
import { HeldByYou } from './held-by-you.tsx';
import type { QuoteResult } from './load-quote.ts';

type Props = { car: CarDetail; quote: QuoteResult };

/** What the dates cost, line by line; nothing where they cannot be had (decisions.md 11.14). */
export function PriceLines({ car, quote }: Props) {
  if (quote.kind === 'refused' || quote.availability === 'taken') return null;
  return (
    <>
      <div className="border-line border-t pt-4">
        <QuoteParts quote={quote.quote} />
      </div>
      {quote.own_hold && <HeldByYou hold={quote.own_hold} timeZone={car.company.time_zone} />}
    </>
  );
}

/** Total and deposit, or why the car cannot be booked as asked. */
export function TotalOrReason({ quote }: Pick<Props, 'quote'>) {
  const t = useTexts('car');
  if (quote.kind === 'quote' && quote.availability !== 'taken') {
    return (
      <div aria-live="polite">
        <QuoteTotal quote={quote.quote} />
        <YoungDriverNote quote={quote.quote} />
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
  return (
    <p role="alert" className="text-danger flex gap-2 text-sm font-medium">
      <WarningIcon className="mt-0.5 size-4" />
      {quote.message}
    </p>
  );
}
