import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { isApiError } from '@nolo/contract/api-error.ts';
import { useErrorText } from './use-error-text.ts';

type CallForm = {
  /** For the form element: the first field that was refused gets the focus. */
  form: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  isSending: boolean;
  /** What the server says of a field; `names`: it may stand under several. */
  errorOf: (...names: string[]) => string | undefined;
  /** What it says of the whole; null where everything it says stands at a field. */
  refusal: string | null;
};

type State = { isSending: boolean; error: unknown };

/** A form that sends one call: the server checks it, and what it refuses stands at its field. What was typed stays. */
export function useCallForm<T>(
  send: (typed: FormData) => Promise<T>,
  onDone: (result: T) => void | Promise<void>,
): CallForm {
  const textOf = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [{ isSending, error }, setState] = useState<State>({ isSending: false, error: null });
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  // The error page leads to the log-in.
  if (isApiError(error, 'auth.required')) throw error;
  const submit = async (typed: FormData) => {
    setState({ isSending: true, error: null });
    try {
      await onDone(await send(typed));
      setState({ isSending: false, error: null });
    } catch (failure) {
      setState({ isSending: false, error: failure });
    }
  };
  const atFields = isApiError(error) ? error.errors : {};
  return {
    form,
    isSending,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSending) void submit(new FormData(event.currentTarget));
    },
    errorOf: (...names) => names.flatMap((name) => atFields[name] ?? [])[0],
    refusal: error === null || Object.keys(atFields).length > 0 ? null : textOf(error),
  };
}
