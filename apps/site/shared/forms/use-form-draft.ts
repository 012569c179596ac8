import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useUser } from '../../api/current-user.ts';
import { accessToken, useIsLoggedIn } from '../../api/session.ts';
import { readDraft, writeDraft, type DraftId, type DraftName } from './draft.ts';
import { typedValues, valuesToRestore, type DraftValues } from './draft-values.ts';

type Options = {
  /** E-mail address of the account, where the page knows it; else whoever is logged in. */
  owner?: string;
  /** False for what must not be kept: passwords, and what only holds now. */
  isKept?: (path: string, value: DraftValues[string]) => boolean;
  /** Fields that mean something only together: all of them are kept once one was typed. */
  together?: readonly string[];
};

/**
 * Keeps what is typed into a form as it is typed, and puts it back after a reload, back and forward, another language
 * or log-in (docs/decisions/0068). A form that was sent is emptied or closed and calls `forgetDraft`.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: DraftName,
  { owner: known, isKept = () => true, together }: Options = {},
): void {
  const owner = useOwner(known);
  const { form: formName, object } = name;
  const hasStarted = useRef(false);
  const allowed = (values: DraftValues) =>
    Object.fromEntries(Object.entries(values).filter(([path, value]) => isKept(path, value)));
  const typedNow = useEffectEvent((values: object, start: object) =>
    allowed(typedValues(values, start, together)),
  );
  const restore = useEffectEvent((id: DraftId) => {
    const start = form.formState.defaultValues ?? {};
    const values = allowed(valuesToRestore(readDraft(id), form.getValues(), start));
    for (const [path, value] of Object.entries(values)) {
      form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return typedNow(form.getValues(), start);
  });
  // No earlier: the form answers with its first values until its own effects have run.
  useEffect(() => {
    if (owner === null) return undefined;
    const id = { form: formName, object, owner };
    const restored = restore(id);
    // A session that ends meanwhile makes nobody else the owner of what stands there.
    let last = hasStarted.current ? JSON.stringify(restored) : '';
    hasStarted.current = true;
    // Told of everything that happens to the form: once it is sent, only what is typed anew makes a draft again.
    const keep = (draft: DraftValues) => {
      const text = JSON.stringify(draft);
      if (text !== last) writeDraft(id, text === '{}' ? null : draft);
      last = text;
    };
    keep(restored);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => keep(typedNow(values, defaultValues ?? {})),
    });
  }, [form, formName, object, owner]);
}

/** Null while it is not known yet who is logged in. */
function useOwner(known: string | undefined): string | null {
  const isLoggedIn = useIsLoggedIn();
  const user = useUser();
  if (known !== undefined) return known;
  // While hydrating everybody counts as a guest; the token itself knows better.
  if (typeof window === 'undefined' || !(isLoggedIn || accessToken())) return '';
  return user?.email ?? null;
}
