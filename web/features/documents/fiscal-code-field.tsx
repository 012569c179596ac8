import { useWatch } from 'react-hook-form';
import type { FieldError } from '../../../contract/error-codes.ts';
import {
  checkFiscalCode,
  fiscalCodeMatchesBirth,
  normaliseFiscalCode,
} from '../../../domain/identity/fiscal-code.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProfileForm } from './profile-form-context.ts';

/** Speaks up once sixteen characters are there: before that, nothing is wrong yet. */
function problemWhileTyping(code: string): FieldError | null {
  if (code.length < 16 || checkFiscalCode(code) === null) return null;
  return code.length > 16 ? 'fiscal_code_length' : 'fiscal_code_invalid';
}

export function FiscalCodeField() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, control, formState } = useProfileForm();
  const [typed, dob] = useWatch({ control, name: ['fiscal_code', 'dob'] });
  const code = normaliseFiscalCode(typed);
  const problem = problemWhileTyping(code);
  const isValid = checkFiscalCode(code) === null;
  const fitsBirth = dob === '' || fiscalCodeMatchesBirth(code, dob);
  const error = problem
    ? { type: 'live', message: problem }
    : isValid
      ? undefined
      : formState.errors.fiscal_code;
  return (
    <div className="flex flex-col gap-1.5">
      <TextField
        label={t('fiscal_code')}
        hint={t('fiscal_code_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf(error)}
        {...register('fiscal_code', { setValueAs: normaliseFiscalCode })}
      />
      <output className="text-sm font-medium empty:hidden">
        {isValid && (
          <span className={`flex items-start gap-1.5 ${fitsBirth ? 'text-success' : 'text-warning'}`}>
            {fitsBirth ? <CheckIcon className="mt-0.5 size-4" /> : <WarningIcon className="mt-0.5 size-4" />}
            {t(fitsBirth ? 'fiscal_code_valid' : 'fiscal_code_birth')}
          </span>
        )}
      </output>
    </div>
  );
}
