import { CancelDialog } from '../../shared/bookings/cancel-dialog.tsx';
import { useCancellation } from '../../shared/bookings/use-cancellation.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { BookingSummary } from './booking-summary.tsx';
import type { Payment } from './load-payment.ts';
import { Outcome } from './outcome.tsx';
import { ReturnSkeleton } from './return-skeleton.tsx';
import { returnState } from './return-state.ts';
import { StatusPanel } from './status-panel.tsx';
import { usePayment } from './use-payment.ts';
import type { Answer } from './watch-payment.ts';

/** Where the provider's page sends the renter back to, paid or not. */
export function PaymentReturnPage() {
  const { answer, ask, take } = usePayment();
  return (
    <div className="page-width py-8 sm:py-12">
      <Announcement answer={answer} />
      {answer.kind === 'loading' && <ReturnSkeleton />}
      {answer.kind === 'unknown' && <Unknown />}
      {answer.kind === 'unreachable' && <Unreachable onRetry={ask} />}
      {answer.kind === 'known' && (
        <Known payment={answer} onChanged={(booking) => (booking ? take(booking) : ask())} onHoldEnd={ask} />
      )}
    </div>
  );
}

/** Always on the page, so that every change is read out. */
function Announcement({ answer }: { answer: Answer }) {
  const t = useTexts('bookings');
  const common = useTexts('common');
  const words = () => {
    if (answer.kind === 'loading') return t('return_loading');
    if (answer.kind === 'unknown') return common('no_data_title');
    if (answer.kind === 'unreachable') return t('unreachable_title');
    const state = returnState(answer.booking, answer.session?.payment_state ?? null);
    return t(state === 'lapsed' ? 'status_lapsed' : `${state}_title`);
  };
  return <output className="sr-only">{words()}</output>;
}

function Known(props: {
  payment: Payment;
  onChanged: (booking: Payment['booking'] | null) => void;
  onHoldEnd: () => void;
}) {
  const { payment, onChanged, onHoldEnd } = props;
  const cancellation = useCancellation(onChanged);
  return (
    <div className="desk:grid-cols-[minmax(0,1fr)_24rem] grid items-start gap-8 lg:gap-12">
      <Outcome payment={payment} onHoldEnd={onHoldEnd} onCancel={() => cancellation.ask(payment.booking)} />
      <BookingSummary payment={payment} />
      <CancelDialog cancellation={cancellation} />
    </div>
  );
}

function Unknown() {
  const t = useTexts('bookings');
  const language = useLanguage();
  return (
    <EmptyState>
      <LinkButton to={paths.myBooking(language)}>{t('to_my_bookings')}</LinkButton>
      <LinkButton to={paths.home(language)} variant="secondary">
        {t('to_home')}
      </LinkButton>
    </EmptyState>
  );
}

/** Not the server's words: 'you have not been charged' may be wrong for somebody who comes back from paying. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('bookings');
  const common = useTexts('common');
  const language = useLanguage();
  return (
    <StatusPanel
      tone="danger"
      icon={<WarningIcon className="size-7" />}
      title={t('unreachable_title')}
      text={t('unreachable_text')}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{common('try_again')}</Button>
        <LinkButton to={paths.myBooking(language)} variant="secondary">
          {t('to_my_bookings')}
        </LinkButton>
      </div>
    </StatusPanel>
  );
}
