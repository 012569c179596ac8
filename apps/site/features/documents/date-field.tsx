import { useState } from 'react';
import { useController } from 'react-hook-form';
import { parseLocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import { formatDate } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { TextField } from '@nolo/ui/text-field.tsx';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useProfileForm } from './profile-form-context.ts';
import { readTypedDate } from './typed-date.ts';

type Props = {
  name: 'dob' | 'document_issue_date' | 'document_expiry_date' | 'dl_issue_date' | 'dl_expiry_date';
  label: string;
  /** In the place of the format, where something else has to be said. */
  hint?: string | undefined;
  autoComplete?: 'bday';
};

/**
 * A date typed as the pages write it, day first. The browser's own date field follows the browser's language and not the
 * page's: an Italian page in an American browser showed 12/10/1985 for the tenth of December.
 */
export function DateField({ name, label, hint, autoComplete }: Props) {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { control } = useProfileForm();
  const { field, fieldState } = useController({ control, name });
  const { ref, value: date, onChange, onBlur } = field;
  const [typed, setTyped] = useState('');
  // The form has dates of the wire. One that was read from a document is not what was typed here before.
  const written = parseLocalDate(date) === null ? date : formatDate(date);
  return (
    <TextField
      label={label}
      hint={hint ?? t('date_format')}
      inputMode="numeric"
      autoComplete={autoComplete ?? 'off'}
      error={errorOf(fieldState.error)}
      name={name}
      ref={ref}
      value={readTypedDate(typed) === date ? typed : written}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onChange(readTypedDate(value));
      }}
      onBlur={() => {
        setTyped('');
        onBlur();
      }}
    />
  );
}
