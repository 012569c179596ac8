import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatMoney } from '../../../../locales/format.ts';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { LogInAlert } from '../../../shared/bookings/log-in-alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Flow } from '../use-flow.ts';
import { useProfileWay } from './use-profile-way.ts';

const PriceChanged = lazy(() => import('./price-changed.tsx'));

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
          text={
            <Suspense>
              <PriceChanged before={problem.before} after={problem.after} />
            </Suspense>
          }
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
