import { useLocation, useNavigate } from 'react-router';
import type { WireQuote } from '@nolo/contract/quotes.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { ChangedLines } from '../../../shared/bookings/changed-lines.tsx';
import { LogInAlert } from '../../../shared/bookings/log-in-alert.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import type { Flow } from '../use-flow.ts';
import { useProfileWay } from './use-profile-way.ts';

/** 'Log In Alert!', 'Upload Document!', and a price that changed. */
export function PayAlerts({ flow }: { flow: Flow }) {
  const t = useTexts('checkout');
  const common = useTexts('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toProfile = useProfileWay();
  const { problem, dismissProblem } = flow;
  const shared = { cancelLabel: common('cancel'), onCancel: dismissProblem };
  return (
    <>
      <LogInAlert isOpen={problem?.kind === 'log_in'} onClose={dismissProblem} redirect={pathname + search} />
      <ConfirmDialog
        {...shared}
        isOpen={problem?.kind === 'documents'}
        title={t('documents_title')}
        text={t('documents_text')}
        confirmLabel={t('go_to_profile')}
        onConfirm={() => void navigate(toProfile)}
      />
      {problem?.kind === 'price_changed' && (
        <ConfirmDialog
          {...shared}
          isOpen
          title={t('price_changed_title')}
          text={<PriceChanged before={problem.before} after={problem.after} />}
          confirmLabel={t('pay_amount', { amount: formatMoney(problem.after.total, language) })}
          onConfirm={() => {
            dismissProblem();
            void flow.payNow(problem.after);
          }}
        />
      )}
    </>
  );
}

type PriceChangedProps = { before: WireQuote; after: WireQuote };

/** What became of which line since the renter saw the price, and of the total. Nothing has been charged. */
function PriceChanged({ before, after }: PriceChangedProps) {
  const t = useTexts('checkout');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <>
      <p>{t('price_changed_text', { before: money(before.total), after: money(after.total) })}</p>
      <div className="mt-4">
        <ChangedLines before={before} after={after} />
      </div>
    </>
  );
}
