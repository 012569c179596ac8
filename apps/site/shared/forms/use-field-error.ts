import type { FieldError as FormError, FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ErrorCode } from '@nolo/contract/error-codes.ts';
import { isApiError } from '@nolo/contract/api-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { mayMoveFocus } from './in-field.ts';
import type { Key } from '@nolo/i18n/translate.ts';

/**
 * Words for a field's error. Schemas give keys of `validation`; what the server said is text already and
 * passes unchanged. The page's handle must name the namespace `validation`.
 */
export function useFieldError(): (error: Pick<FormError, 'message'> | undefined) => string | undefined {
  const t = useTexts('validation');
  return (error) => (error?.message ? t(error.message as Key<'validation'>) : undefined);
}

/**
 * Puts a failure's field errors at their fields and tells whether it had any; what it had not is for a
 * toast. `elsewhere` names the field for codes that belong to one: `{ 'coupon.expired': 'coupon' }`.
 */
export function showServerErrors<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  elsewhere: Partial<Record<ErrorCode, Path<F>>> = {},
): boolean {
  if (!isApiError(error)) return false;
  const field = error.code === 'network' ? undefined : elsewhere[error.code];
  const all = field ? { [field]: [error.message] } : error.errors;
  const entries = Object.entries(all);
  entries.forEach(([name, [message]], index) => {
    setError(name as Path<F>, { type: 'server', message }, { shouldFocus: index === 0 && mayMoveFocus() });
  });
  return entries.length > 0;
}
