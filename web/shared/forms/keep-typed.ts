import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { currentUser } from '../../api/current-user.ts';
import { onLeaveForLogIn } from '../../api/leave-for-log-in.ts';

type Kept = { email: string | null; values: FieldValues };

const PREFIX = 'typed:';

/**
 * Carries what was typed through log-in: a form whose session ends meanwhile finds it again. Kept in this tab, for
 * the same person, from the moment of leaving until the form is back. Files cannot be kept.
 */
export function useKeepTyped<F extends FieldValues>(
  name: string,
  form: UseFormReturn<F>,
  email: string | null,
): void {
  useEffect(
    () =>
      onLeaveForLogIn(() => {
        if (!form.formState.isDirty) return;
        const kept: Kept = { email, values: withoutFiles(form.getValues()) };
        sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
      }),
    [name, form, email],
  );
  useEffect(() => {
    const values = takeKept(name, email);
    for (const [field, value] of Object.entries(values ?? {})) {
      form.setValue(field as Parameters<typeof form.setValue>[0], value, { shouldDirty: true });
    }
  }, [name, form, email]);
}

function withoutFiles(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

function takeKept(name: string, email: string | null): FieldValues | null {
  const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Kept | null;
  sessionStorage.removeItem(PREFIX + name);
  const isTheirs = kept !== null && (kept.email === null || kept.email === (email ?? currentUser()?.email));
  return isTheirs ? kept.values : null;
}
