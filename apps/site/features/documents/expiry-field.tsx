import { hasNoEnd, NO_EXPIRY } from '@nolo/domain/identity/documents.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { DateField } from './date-field.tsx';
import { useProfileForm } from './profile-form-context.ts';

type Props = { name: 'document_expiry_date' | 'dl_expiry_date'; hint?: string };

/** The last day of a document, or a tick for one that has none: the date stays required (docs/specification/accounts.md 5). */
export function ExpiryField({ name, hint }: Props) {
  const t = useTexts('documents');
  const { setValue, watch } = useProfileForm();
  const isEndless = hasNoEnd(watch(name));
  const tick = (isTicked: boolean) =>
    setValue(name, isTicked ? NO_EXPIRY : '', { shouldDirty: true, shouldValidate: isTicked });
  return (
    <div>
      {isEndless ? (
        <TextField key="none" label={t('expiry_date')} readOnly value={t('expiry_none')} />
      ) : (
        <DateField key="date" name={name} label={t('expiry_date')} hint={hint} />
      )}
      <Checkbox
        label={t('valid_without_end')}
        checked={isEndless}
        onChange={(event) => tick(event.currentTarget.checked)}
      />
    </div>
  );
}
