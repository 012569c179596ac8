import type { CarDetail } from '../../../contract/cars.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import { useBottomBar } from '../../ui/use-bottom-bar.ts';
import { BookNow } from './book-now.tsx';
import type { QuoteResult } from './load-quote.ts';
import type { DatedRequest } from '../../../domain/rental/rental-request.ts';

type Props = { car: CarDetail; request: DatedRequest; quote: QuoteResult };

/** Price and Book Now stay in reach on a telephone. */
export function BookingBar({ car, request, quote }: Props) {
  const t = useTexts('car');
  const price = useTexts('price');
  const bar = useBottomBar();
  return (
    <div
      ref={bar}
      className="bg-surface border-line shadow-raised desk:hidden fixed inset-x-0 bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        {quote.kind === 'refused' || quote.availability === 'taken' ? (
          <p className="text-danger flex-1 text-sm leading-snug font-semibold">
            {quote.kind === 'refused' ? quote.message : t('taken_title')}
          </p>
        ) : (
          <p className="leading-tight">
            <Price amountMinor={quote.quote.total} className="block text-xl font-bold" />
            <span className="text-muted text-sm">
              {price('total_for', { days: price('days', { count: quote.quote.days }) })}
            </span>
          </p>
        )}
        <BookNow car={car} request={request} quote={quote} />
      </div>
    </div>
  );
}
