import type { SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from '@nolo/contract/api-error.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { showServerErrors } from './use-field-error.ts';

/** What a form does when it is sent; what the server refuses stands at its field, anything else is a toast. */
export function submitWith<Values extends FieldValues, Context, Checked extends FieldValues>(
  { handleSubmit, setError }: Pick<UseFormReturn<Values, Context, Checked>, 'handleSubmit' | 'setError'>,
  send: (values: Checked) => Promise<void>,
): (event: SyntheticEvent) => void {
  const submit = handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      if (!showServerErrors(error, setError)) toast.error(messageOf(error));
    }
  });
  return (event) => void submit(event);
}
