import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useLateCancellation } from '../../../shared/bookings/use-late-cancellation.ts';
import { nowAt } from '../../../shared/rental/rental-dates.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { CalendarIcon, CardIcon, UserIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { withCovers } from '@nolo/domain/cars/inclusions.ts';
import { coverText, driverText } from '@nolo/i18n/inclusion-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { TraderDetails } from '../../../shared/cars/trader-details.tsx';
import { ShieldIcon } from '../../../shared/rental/rental-icons.tsx';
import { PricePanel } from '../price-panel.tsx';
import type { CheckoutModel } from '../use-checkout.ts';
import type { Flow } from '../use-flow.ts';
import { paths } from '../../../app/paths.ts';
import { useOperator } from '../../../app/use-operator.ts';
import { useTenant } from '../../../theme/use-tenant.ts';
import type { PayProblem } from './pay-problem.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useRemote } from '../../../api/use-remote.ts';
import { shortCardName } from '../../../shared/payment/card-name.ts';

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
      <TraderCard model={model} />
      <Card className="flex flex-col gap-4">
        <TermsCheckbox flow={flow} />
        <p className="text-muted flex gap-3 text-sm">
          <CardIcon className="mt-0.5" />
          <span>
            <span>{t('pay_hint')}</span>
            <SavedCardHint />
          </span>
        </p>
        <MoneyHeld />
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

/** With whom the rental contract is made, before it is. */
function TraderCard({ model: { car } }: { model: CheckoutModel }) {
  const t = useTexts('trader');
  return (
    <Card>
      <h3 className="text-base">{t('contract_with')}</h3>
      <TraderDetails company={car.company} className="mt-1 text-sm" />
    </Card>
  );
}

/** The platform's promise: on a company's own site it is named, because 'we' would be the company. */
function MoneyHeld() {
  const t = useTexts('trust');
  const operator = useOperator().company;
  return (
    <p className="text-muted flex gap-3 text-sm">
      <ShieldIcon className="mt-0.5" />
      <span>{useTenant() ? t('money_held_own', { operator }) : t('money_held')}</span>
    </p>
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

/** What stays with the renter of damage and theft, chosen covers counted, and who may drive. */
function CoverSummary({ model: { car, extras, draft } }: { model: CheckoutModel }) {
  const t = useTexts('inclusions');
  const words = { t, language: useLanguage() };
  const chosen = extras.filter(({ id }) => draft.extras[id] !== undefined);
  const covers = chosen.map(({ excess }) => excess);
  const inclusions = withCovers(car.inclusions, covers);
  const damage = coverText(words, 'damage', inclusions.damage_excess);
  const theft = coverText(words, 'theft', inclusions.theft_excess);
  const driver = driverText(words, inclusions);
  return (
    <>
      {[damage, theft].map(({ about, title, text }) => (
        <Point key={about} Icon={ShieldIcon} title={title} text={text} />
      ))}
      <Point Icon={UserIcon} title={driver.title} text={driver.text} />
    </>
  );
}

function Point({ Icon, title, text }: { Icon: typeof UserIcon; title: string; text: string }) {
  return (
    <div className="flex gap-3">
      <Icon className="text-muted mt-0.5" />
      <div className="text-sm">
        <h3 className="text-base">{title}</h3>
        <p className="text-muted mt-1">{text}</p>
      </div>
    </div>
  );
}

/** Problems that are shown beside the button; those that ask something are dialogs. */
function PayNotice({ problem }: { problem: PayProblem | null }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const kind = problem?.kind;
  useEffect(() => {
    if (kind) box.current?.scrollIntoView({ block: 'center' });
  }, [kind]);
  const text = () => {
    if (problem?.kind === 'message' || problem?.kind === 'unreached')
      return problem.message || t('pay_failed');
    if (problem?.kind === 'payment_unavailable') return t('pay_unavailable');
    if (problem?.kind === 'too_many_unpaid') return t('too_many_unpaid');
    return problem?.kind === 'already_paid' ? t('already_paid') : '';
  };
  return (
    <div role="alert" className="empty:hidden">
      {text() && (
        <div
          ref={box}
          className="bg-danger-soft text-danger rounded-control flex flex-wrap items-center justify-between gap-3 p-4"
        >
          <p className="flex flex-1 basis-56 gap-2 text-sm font-medium">
            <WarningIcon className="mt-0.5 size-4" />
            <span>{text()}</span>
          </p>
          {(kind === 'already_paid' || kind === 'too_many_unpaid') && (
            <LinkButton variant="secondary" size="small" to={paths.myBooking(language)}>
              {t('to_my_bookings')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
}

/** Says which saved card the payment page offers; without one, or when nobody knows, nothing. */
function SavedCardHint() {
  const t = useTexts('checkout');
  const { data } = useRemote('cards', (signal) =>
    browserApi.call('paymentMethods', undefined, { signal, isQuiet: true }),
  );
  const card = data?.methods.find(({ id }) => id === data.defaultMethod?.id);
  if (!card) return null;
  const others = (data?.methods.length ?? 1) - 1;
  const name = shortCardName(card);
  return (
    <span>{` ${others > 0 ? t('pay_saved_more', { card: name }) : t('pay_saved', { card: name })}`}</span>
  );
}

/** Required before paying (docs/specification/messages.md 3). */
function TermsCheckbox({ flow }: { flow: Flow }) {
  const t = useTexts('checkout');
  return (
    <Checkbox
      label={t('terms')}
      hint={<Documents />}
      checked={flow.isAccepted}
      error={flow.termsError}
      onChange={(event) => flow.accept(event.currentTarget.checked)}
    />
  );
}

/** In a tab of their own: what was typed here stays. */
function Documents() {
  const t = useTexts('checkout');
  const language = useLanguage();
  const link = 'text-primary-text inline-flex min-h-6 items-center underline';
  return (
    <span className="flex flex-wrap gap-x-4">
      <Link to={paths.terms(language)} target="_blank" className={link}>
        {t('terms_link')}
      </Link>
      <Link to={paths.privacyPolicy(language)} target="_blank" className={link}>
        {t('privacy_link')}
      </Link>
    </span>
  );
}
