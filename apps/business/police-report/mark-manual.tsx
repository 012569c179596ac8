import { useState } from 'react';
import { useParams, useRevalidator } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';

/** The company reports the rental itself: it reads what that means, and says how. */
export function MarkManual() {
  const t = useTexts('police-report');
  const common = useTexts('common');
  const { companyId = '', id = '' } = useParams();
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) =>
      api.call('markPoliceReport', {
        params: { companyId, id },
        body: { reason: typed.get('reason') as string },
      }),
    async () => {
      await revalidate();
      setIsOpen(false);
    },
  );
  return (
    <>
      <Button variant="secondary" size="large" className="w-full desk:w-auto" onClick={() => setIsOpen(true)}>
        {t('mark')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('mark_title')} shape="sheet">
        <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
          <p className="bg-warning-soft text-warning rounded-control p-3 font-medium">{t('mark_text')}</p>
          <TextAreaField name="reason" rows={3} label={t('reason')} error={errorOf('reason')} />
          {refusal !== null && (
            <p role="alert" className="text-danger font-medium">
              {refusal}
            </p>
          )}
          <Button type="submit" variant="danger" size="large" isBusy={isSending}>
            {t('mark')}
          </Button>
          <Button variant="secondary" size="large" onClick={() => setIsOpen(false)}>
            {common('cancel')}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
