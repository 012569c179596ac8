import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { MAX_OBJECTION } from '@nolo/domain/cancellation/company-endings.ts';
import { Button } from '@nolo/ui/button.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

type Props = {
  label: string;
  sendLabel: string;
  /** Tells what is said afterwards. */
  send: (text: string) => Promise<string>;
  /** It arrived, or can no longer be sent: what is shown has changed. */
  onSettled: () => void;
};

/** What the renter says against the company, in writing. */
export function ObjectionForm({ label, sendLabel, send, onSettled }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text') as string;
    setIsBusy(true);
    setError(undefined);
    try {
      toast.success(await send(text));
      onSettled();
    } catch (thrown) {
      const atField = isApiError(thrown) ? thrown.errors['text']?.[0] : undefined;
      setError(atField);
      if (atField === undefined) {
        toast.error(messageOf(thrown));
        onSettled();
      }
    }
    setIsBusy(false);
  };
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      <TextAreaField name="text" label={label} error={error} maxLength={MAX_OBJECTION} />
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {sendLabel}
      </Button>
    </form>
  );
}
