import { useSyncExternalStore } from 'react';
import {
  useForm as useHookForm,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { mayMoveFocus, subscribeToFocus } from './in-field.ts';

/** React Hook Form's, which takes whoever sent a form to its first error unless they are in another field by then. */
export function useForm<Values extends FieldValues, Context = unknown, Checked = Values>(
  props: UseFormProps<Values, Context, Checked>,
): UseFormReturn<Values, Context, Checked> {
  const shouldFocusError = useSyncExternalStore(subscribeToFocus, mayMoveFocus, () => true);
  return useHookForm({ ...props, shouldFocusError });
}
