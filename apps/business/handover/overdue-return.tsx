import { useState } from 'react';
import { useParams, useRevalidator } from 'react-router';
import type { RentalHandover } from '@nolo/contract/business/handover.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { formatDateTime, formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { TextAreaField, TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { typedText } from '../company/settings.tsx';
import { useCompany } from '../member.ts';
import { OverdueBadge } from '../overdue-badge.tsx';

/** That a car is not back, or came back without the counter: what a manager can do about the first. */
export function OverdueReturn({ handover }: { handover: RentalHandover }) {
  const t = useTexts('counter');
  const language = useLanguage();
  const { role } = useCompany();
  const { overdue_minutes, recorded_return, may_record_return, end_date } = handover;
  if (recorded_return !== null) {
    const { returned_at, reason, by } = recorded_return;
    const at = formatDateTime(returned_at, language);
    return (
      <Card>
        <h2 className="text-lg">{t('check_out_done')}</h2>
        <p className="mt-1">{t('return_recorded', { at, by, reason })}</p>
      </Card>
    );
  }
  if (overdue_minutes === null) return null;
  return (
    <Card>
      <OverdueBadge minutes={overdue_minutes} />
      <p className="mt-2">
        {t(may_record_return ? 'overdue_unheld' : 'overdue_text', { at: formatMoment(end_date, language) })}
      </p>
      {may_record_return && mayAct(role, 'manager') && <RecordReturn id={handover.id} />}
    </Card>
  );
}

/** For a car that nobody took back at the counter: when it came back, and why not there. */
function RecordReturn({ id }: { id: string }) {
  const t = useTexts('counter');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) =>
      api.call('recordReturn', {
        params: { companyId, id },
        body: { returned_at: typedText(typed, 'returned_at'), reason: typedText(typed, 'reason') },
      }),
    () => revalidate(),
  );
  if (!isOpen) {
    return (
      <Button variant="secondary" className="mt-3 min-h-12!" onClick={() => setIsOpen(true)}>
        {t('return_record')}
      </Button>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-4 grid gap-4">
      <h2 className="text-lg">{t('return_record_title')}</h2>
      <p className="text-muted text-sm">{t('return_record_text')}</p>
      <TextField
        name="returned_at"
        type="datetime-local"
        label={t('returned_at')}
        error={errorOf('returned_at')}
      />
      <TextAreaField name="reason" rows={2} label={t('return_reason')} error={errorOf('reason')} />
      {refusal !== null && (
        <p role="alert" className="text-danger font-medium">
          {refusal}
        </p>
      )}
      <Button type="submit" className="min-h-12!" isBusy={isSending}>
        {t('return_save')}
      </Button>
    </form>
  );
}
