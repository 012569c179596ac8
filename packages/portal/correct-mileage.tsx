import { useState } from 'react';
import type { mileageCorrectionBody } from '@nolo/contract/inspections.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import type { z } from 'zod';
import { KilometresField } from './typed-number-field.tsx';
import { useCallForm } from './use-call-form.ts';

type Body = z.input<typeof mileageCorrectionBody>;
type Props = { send: (body: Body) => Promise<unknown>; onDone: () => void | Promise<void> };

/** Corrects the kilometres of an inspection, with a reason; the wrong ones stay on record. */
export function CorrectMileage({ send, onDone }: Props) {
  const t = useTexts('inspections');
  const [isOpen, setIsOpen] = useState(false);
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) => send(Object.fromEntries(typed) as Body),
    async () => {
      await onDone();
      setIsOpen(false);
    },
  );
  if (!isOpen)
    return (
      <Button variant="secondary" size="small" className="mt-2 min-h-11" onClick={() => setIsOpen(true)}>
        {t('mileage_correct')}
      </Button>
    );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-3 grid gap-3">
      <KilometresField name="mileage_km" label={t('mileage_right')} error={errorOf('mileage_km')} />
      <TextAreaField name="reason" label={t('mileage_why')} rows={2} error={errorOf('reason')} />
      {refusal !== null && (
        <p role="alert" className="text-danger font-medium">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="secondary" className="min-h-12!" isBusy={isSending}>
        {t('mileage_correct')}
      </Button>
    </form>
  );
}
