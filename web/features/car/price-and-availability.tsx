import type { CarDetail } from '../../../contract/cars.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QuoteLines } from '../../shared/cars/quote-lines.tsx';
import { HeldByYou } from './held-by-you.tsx';
import type { QuoteResult } from './load-quote.ts';

type Props = { car: CarDetail; quote: Extract<QuoteResult, { kind: 'quote' }> };

/** What the dates cost, line by line, and what stands in the way of booking them. */
export function PriceAndAvailability({ car, quote }: Props) {
  const t = useTexts('car');
  return (
    <>
      <div className="border-line border-t pt-4" aria-live="polite">
        <QuoteLines quote={quote.quote} />
      </div>
      {quote.availability === 'taken' && (
        <div role="alert" className="bg-warning-soft text-warning rounded-control px-4 py-3 text-sm">
          <p className="font-bold">{t('taken_title')}</p>
          <p>{t('taken_text')}</p>
        </div>
      )}
      {quote.own_hold && <HeldByYou hold={quote.own_hold} timeZone={car.company.time_zone} />}
    </>
  );
}
