import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Price } from '@nolo/ui/price.tsx';
import { BookNow } from './book-now.tsx';
import type { PanelProps } from './booking-panel.tsx';
import { OtherTimes } from './price-and-availability.tsx';

/** Price, or why it cannot be booked, and Book Now stay in reach on a telephone. */
export function BookingBar({ car, request, quote, onChange }: PanelProps) {
  return (
    <div className="bg-surface border-line shadow-raised desk:hidden fixed inset-x-0 bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)]">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        {quote.kind === 'refused' && car.nearest_dates ? (
          <OtherTimes car={car} onChange={onChange} />
        ) : (
          <>
            <TotalOrReason quote={quote} />
            <BookNow
              car={car}
              request={request}
              quote={quote}
              className={quote.kind === 'refused' ? 'grow' : ''}
            />
          </>
        )}
      </div>
    </div>
  );
}

function TotalOrReason({ quote }: Pick<PanelProps, 'quote'>) {
  const t = useTexts('car');
  const price = useTexts('price');
  if (quote.kind === 'refused' || quote.availability === 'taken') {
    return (
      <p className="text-danger flex-1 basis-52 text-sm leading-snug font-semibold">
        {quote.kind === 'refused' ? quote.message : t('taken_title')}
      </p>
    );
  }
  return (
    <p className="leading-tight">
      <Price amountMinor={quote.quote.total} className="block text-xl font-bold" />
      <span className="text-muted text-sm">
        {price('total_for', { days: price('days', { count: quote.quote.days }) })}
      </span>
    </p>
  );
}
