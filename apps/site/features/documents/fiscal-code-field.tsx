import { useWatch } from 'react-hook-form';
import type { FieldError } from '@nolo/contract/error-codes.ts';
import {
  expectedFiscalCode,
  fiscalCodeMismatches,
  type CodeHolder,
} from '@nolo/domain/identity/fiscal-code-holder.ts';
import {
  isFiscalCode,
  isPersonsCode,
  needsFiscalCode,
  normaliseFiscalCode,
} from '@nolo/domain/identity/fiscal-code.ts';
import { formatList } from '@nolo/i18n/format.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { useProfileForm } from './profile-form-context.ts';

/** Speaks up once sixteen characters are there: before that, nothing is wrong yet. */
function problemWhileTyping(code: string): FieldError | null {
  if (code.length < 16 || isFiscalCode(code)) return null;
  return code.length > 16 ? 'fiscal_code_length' : 'fiscal_code_invalid';
}

/** Everything typed so far that a fiscal code is made of. */
function useHolder(): CodeHolder {
  const { control } = useProfileForm();
  const [firstName, lastName, dob, gender, placeOfBirth] = useWatch({
    control,
    name: ['first_name', 'last_name', 'dob', 'gender', 'place_of_birth'],
  });
  return { firstName, lastName, dob, gender, placeOfBirth };
}

export function FiscalCodeField() {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, control, formState } = useProfileForm();
  const code = normaliseFiscalCode(useWatch({ control, name: 'fiscal_code' }));
  const problem = problemWhileTyping(code);
  const isValid = isPersonsCode(code);
  const isOptional = !needsFiscalCode(useWatch({ control, name: 'country_code' }));
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
        isOptional={isOptional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf(error)}
        {...register('fiscal_code', { setValueAs: normaliseFiscalCode })}
      />
      <output className="text-sm font-medium empty:hidden">
        {isFiscalCode(code) && <Fit code={code} />}
      </output>
      {!isValid && <Expected />}
    </div>
  );
}

/** Whether the code is that of the person above; if not, by what it differs. */
function Fit({ code }: { code: string }) {
  const t = useTexts('documents');
  const language = useLanguage();
  const mismatches = fiscalCodeMismatches(code, useHolder());
  if (mismatches.length === 0) {
    return (
      <span className="text-success flex items-start gap-1.5">
        <CheckIcon className="mt-0.5 size-4" />
        <span>{t('fiscal_code_fits')}</span>
      </span>
    );
  }
  const parts = mismatches.map((part) => t(`fiscal_part_${part}`));
  return (
    <span className="text-warning flex items-start gap-1.5">
      <WarningIcon className="mt-0.5 size-4" />
      <span>{t('fiscal_code_differs', { parts: formatList(parts, language) })}</span>
    </span>
  );
}

/** What the code should be, once there is enough to compute it from. */
function Expected() {
  const t = useTexts('documents');
  const { profile, setValue } = useProfileForm();
  const expected = expectedFiscalCode(useHolder());
  // Others have no such code, or one that was made elsewhere.
  if (expected === null || !needsFiscalCode(profile.country_code)) return null;
  const { code, isWhole } = expected;
  return (
    <p className="text-muted text-sm">
      <span>{t(isWhole ? 'fiscal_code_expected' : 'fiscal_code_begins', { code })}</span>{' '}
      {isWhole && (
        <Button
          variant="quiet"
          size="small"
          className="px-2!"
          onClick={() => setValue('fiscal_code', code, { shouldDirty: true, shouldValidate: true })}
        >
          {t('fiscal_code_take')}
        </Button>
      )}
    </p>
  );
}
