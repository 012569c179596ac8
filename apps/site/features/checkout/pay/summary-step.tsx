import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useLateCancellation } from '../../../shared/bookings/use-late-cancellation.ts';
import { nowAt } from '../../../shared/rental/rental-dates.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { CalendarIcon, CardIcon } from '@nolo/ui/icons.tsx';
import { ShieldIcon } from '../../../shared/rental/rental-icons.tsx';
import { SavedCardHint } from './saved-card-hint.tsx';
import { CoverSummary } from './cover-summary.tsx';
import { PayNotice } from './pay-notice.tsx';
import { PricePanel } from '../price-panel.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import type { CheckoutModel } from '../use-checkout.ts';
import type { Flow } from '../use-flow.ts';

/** Rental Summary: the price once more on telephones, what cancelling costs, the terms, and Pay now. */
export function SummaryStep({ model, flow }: { model: CheckoutModel; flow: Flow }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const total = model.quote.calculation?.quote.total;
  return (
    <>
      <Card className="desk:hidden flex flex-col gap-4">
        <PricePanel model={model} />
      </Card>
      {model.quote.calculation && (
        <Card className="flex flex-col gap-5">
          <Cancellation model={model} />
          <CoverSummary model={model} />
          <Deposit model={model} />
        </Card>
      )}
      <Card className="flex flex-col gap-4">
        <TermsCheckbox flow={flow} />
        <p className="text-muted flex gap-3 text-sm">
          <CardIcon className="mt-0.5" />
          <span>
            <span>{t('pay_hint')}</span>
            <SavedCardHint />
          </span>
        </p>
        <PayNotice problem={flow.problem} />
        {/* On telephones the bar below holds it. */}
        <div className="max-desk:hidden">
          <Button size="large" className="w-full" isBusy={flow.isBusy} onClick={() => void flow.payNow()}>
            <span className="tabular-nums">
              {total === undefined ? t('pay_now') : `${t('pay_now')} · ${formatMoney(total, language)}`}
            </span>
          </Button>
        </div>
      </Card>
    </>
  );
}

function Cancellation({ model: { quote, car } }: { model: CheckoutModel }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const lateCancellation = useLateCancellation();
  if (!quote.calculation) return null;
  const { free_cancellation_until: until, quote: priced } = quote.calculation;
  const isFree = until > nowAt(car.company.time_zone);
  const date = formatDeadline(until, language);
  return (
    <div className="flex gap-3">
      <CalendarIcon className={`mt-0.5 ${isFree ? 'text-success' : 'text-muted'}`} />
      <div className="text-sm">
        <h3 className="text-base">{isFree ? t('cancel_free', { date }) : t('cancel_late')}</h3>
        <p className="text-muted mt-1">
          {isFree
            ? `${t('cancel_free_text')} ${lateCancellation('later', priced.total)}`
            : lateCancellation('now', priced.total)}
        </p>
      </div>
    </div>
  );
}

function Deposit({ model: { quote, car } }: { model: CheckoutModel }) {
  const t = useTexts('inclusions');
  const language = useLanguage();
  const deposit = quote.calculation?.quote.deposit ?? 0;
  if (deposit === 0) return null;
  return (
    <div className="flex gap-3">
      <ShieldIcon className="text-muted mt-0.5" />
      <div className="text-sm">
        <h3 className="text-base">
          {t('deposit', { amount: formatMoney(deposit, language, { short: true }) })}
        </h3>
        <p className="text-muted mt-1">
          {t(`deposit_${car.inclusions.deposit_by}`)}{' '}
          {t('deposit_text', { company: car.company.company_name })}
        </p>
      </div>
    </div>
  );
}
