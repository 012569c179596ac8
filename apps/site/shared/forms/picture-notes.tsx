import type { ReactNode } from 'react';
import { FieldErrorText } from '@nolo/ui/field.tsx';

/** What a field for a picture says below it; `aria-describedby` names `-hint` and `-error` of its `id`. */
export function PictureNotes({
  id,
  hint,
  error,
}: {
  id: string;
  hint: ReactNode;
  error: string | undefined;
}) {
  return (
    <>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      <div aria-live="polite">
        <FieldErrorText id={`${id}-error`} error={error} />
      </div>
    </>
  );
}

/** The same for the controls themselves. */
export function describedByNotes(id: string, error: string | undefined) {
  return {
    'aria-describedby': `${id}-hint${error ? ` ${id}-error` : ''}`,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
