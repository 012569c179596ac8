import { isLicenceProblem } from '@nolo/domain/booking/driver-eligibility.ts';
import { changedLines } from '@nolo/domain/pricing/quote-changes.ts';
import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import type { ApiError } from '@nolo/contract/api-error.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { LicenceLink } from '../../../shared/bookings/drivers/driver-way-out.tsx';
import { ChangedLines } from '../../../shared/bookings/changed-lines.tsx';
import { useLateCancellation } from '../../../shared/bookings/use-late-cancellation.ts';
import { nowInItaly } from '../../../shared/rental/rental-dates.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { staleVariant } from '@nolo/ui/stale-style.ts';
import { ChangedTotals } from './changed-totals.tsx';
import type { ChangeModel, ChangeQuote } from './use-change.ts';

/** Old total, new total, what makes the difference, and the button that says what it does with the money. */
export function ChangeReview({ model }: { model: ChangeModel }) {
  const t = useTexts('change');
  const { quote, error, isLoading } = model;
  const isUntouched = model.isUntouched || error?.code === 'booking.nothing_changed';
  return (
    // As high as the window less header and margin, which stand above it before the page is scrolled.
    <Card className="flex flex-col gap-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7.5rem)] lg:overflow-y-auto lg:pb-0">
      <h2 className="text-lg sm:text-xl">{t('price_title')}</h2>
      {quote && <Sums quote={quote} isStale={isLoading} />}
      {/* Always in view: what changes the price may be many lines. */}
      <div className="bg-surface bottom-0 flex flex-col gap-3 lg:sticky lg:pb-4">
        <div aria-live="polite" className={staleVariant(isLoading)}>
          {quote && <ChangedTotals {...quote} />}
          {isUntouched && <p className="text-muted">{t('nothing')}</p>}
          {error && !isUntouched && <p className="text-danger font-semibold">{error.message}</p>}
        </div>
        {error && isOwnLicence(error) && (
          <LicenceLink variant="secondary" size="small" className="self-start" />
        )}
        {quote && <Confirm quote={quote} model={model} />}
      </div>
    </Card>
  );
}

/** Whether the renter's own licence stands in the way. */
function isOwnLicence({ code, errors }: ApiError): boolean {
  return isLicenceProblem(code) && 'renter' in errors;
}

/** What makes the difference, and what cancelling would cost then. */
function Sums({ quote, isStale }: { quote: ChangeQuote; isStale: boolean }) {
  const t = useTexts('change');
  const language = useLanguage();
  const lateCancellation = useLateCancellation();
  const { before, after, free_cancellation_until } = quote;
  const isFree = nowInItaly() <= free_cancellation_until;
  return (
    <div className={staleVariant(isStale)}>
      {changedLines(before.lines, after.lines).length > 0 && (
        <div className="border-line mb-4 border-b pb-4">
          <ChangedLines before={before} after={after} />
        </div>
      )}
      <p className="text-muted text-sm">
        {isFree
          ? `${t('cancel_free', { date: formatDeadline(free_cancellation_until, language) })} ${lateCancellation('later', after.total)}`
          : `${t('cancel_late')} ${lateCancellation('now', after.total)}`}
      </p>
    </div>
  );
}

function Confirm({ quote: { after, difference }, model }: { quote: ChangeQuote; model: ChangeModel }) {
  const t = useTexts('change');
  const amount = formatMoney(Math.abs(difference), useLanguage());
  const [label, hint] =
    difference > 0
      ? [t('change_pay', { amount }), t('pay_hint')]
      : [
          difference < 0 ? t('change_refund', { amount }) : t('change_same'),
          difference < 0 ? t('refund_hint') : '',
        ];
  return (
    <>
      <Button
        className="w-full"
        isBusy={model.isSending}
        disabled={model.isLoading}
        onClick={() => void model.send(after.total)}
      >
        {label}
      </Button>
      {hint && <p className="text-muted text-sm">{hint}</p>}
    </>
  );
}
