import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../../app/paths.ts';
import { WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import type { PayProblem } from './pay-problem.ts';

/** Problems that are shown beside the button; those that ask something are dialogs. */
export function PayNotice({ problem }: { problem: PayProblem | null }) {
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
