import { useId, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { WarningIcon } from './icons.tsx';

/** What every form field takes besides its control's own attributes. */
export type FieldProps = {
  label: ReactNode;
  /** Stands below the label before anything is wrong. */
  hint?: ReactNode;
  /** In the reader's language; see `useFieldError`. */
  error?: string;
  /** What was understood of what is being typed; below the control. */
  understood?: ReactNode;
  isOptional?: boolean;
  className?: string;
};

export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export const controlStyle =
  'min-h-12 w-full rounded-control border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'placeholder:text-muted hover:border-ink aria-invalid:border-danger disabled:bg-sunken disabled:text-muted';

/** Label, hint and error around a control, wired for a screen reader. */
export function Field({
  label,
  hint,
  error,
  understood,
  isOptional,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTexts('common');
  const id = useId();
  const described = [hint && `${id}-hint`, understood && `${id}-understood`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        <span>{label}</span>
        {isOptional && <span className="text-muted font-normal">{` (${t('optional')})`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {understood !== undefined && (
        <output id={`${id}-understood`} className="text-muted text-sm tabular-nums empty:hidden">
          {understood}
        </output>
      )}
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldErrorText({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="text-danger flex items-start gap-1.5 text-sm font-medium">
      <WarningIcon className="mt-0.5 size-4" />
      <span>{error}</span>
    </p>
  ) : null;
}
