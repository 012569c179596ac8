import { useState } from 'react';
import type { StaffInvoice } from '@nolo/contract/staff/invoices.ts';
import { RESEND_DAYS } from '@nolo/domain/billing/invoice-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { api } from '../api.ts';
import { stepAction, useStep } from '../steps.ts';

type Step = { id: string };

export const resendInvoices = stepAction<Step>((params) => api.call('resendInvoice', { params }));

type Props = { invoice: Pick<StaffInvoice, 'id' | 'number' | 'is_overdue'> };

/** Has an invoice built anew and sent, after a question. */
export function Resend({ invoice }: Props) {
  const t = useTexts('invoices');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${invoice.number}: ${t('resend')}`}
        onClick={() => setIsAsked(true)}
      >
        {t('resend')}
      </Button>
      {isAsked && <Question invoice={invoice} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function Question({ invoice: { id, number, is_overdue }, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('invoices');
  const common = useTexts('common');
  const { isBusy, error, take } = useStep(onClose);
  const step: Step = { id };
  return (
    <ConfirmDialog
      isOpen
      title={t('resend_title', { number })}
      text={
        <div className="grid gap-3">
          {is_overdue && (
            <p className="bg-warning-soft text-warning rounded-control p-3 font-medium">
              {t('resend_overdue', { days: RESEND_DAYS })}
            </p>
          )}
          <p>{t('resend_text')}</p>
          {error !== null && <Refusal error={error} />}
        </div>
      }
      confirmLabel={t('resend')}
      cancelLabel={common('cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => take(step)}
    />
  );
}
