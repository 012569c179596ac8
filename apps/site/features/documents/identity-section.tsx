import { keysOf } from '@nolo/domain/records.ts';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { ReadingNote } from './reading-note.tsx';
import { useProfileForm } from './profile-form-context.ts';
import type { DocumentType } from '@nolo/domain/identity/documents.ts';
import { storedPaper, type Paper } from './profile-values.ts';

/** Passport or another document. Each keeps its own number and dates while somebody looks at the other. */
export function IdentitySection() {
  const t = useTexts('documents');
  const { register, control } = useProfileForm();
  const type = useWatch({ control, name: 'document_type' });
  const swapPaper = usePaperSwap();
  return (
    <FormSection section="identity">
      <RadioGroup
        className="col-span-full"
        label={t('document_type')}
        options={[
          { value: 'passport', label: t('passport') },
          { value: 'otherDocument', label: t('otherDocument'), hint: t('otherDocument_hint') },
        ]}
        {...register('document_type', { onChange: swapPaper })}
      />
      <PaperFields type={type} />
      {type === 'passport' ? (
        <ImageField kind="passport" />
      ) : (
        <>
          <ImageField kind="document_front" />
          <ImageField kind="document_back" />
        </>
      )}
      <ReadingNote />
    </FormSection>
  );
}

function usePaperSwap() {
  const { getValues, setValue, clearErrors, profile } = useProfileForm();
  const kept = useRef<Partial<Record<DocumentType, Paper>>>({});
  return () => {
    const values = getValues();
    const { document_type: now, document_number, document_issue_date, document_expiry_date } = values;
    const before = now === 'passport' ? 'otherDocument' : 'passport';
    kept.current[before] = { document_number, document_issue_date, document_expiry_date };
    const paper = kept.current[now] ?? storedPaper(profile, now);
    for (const name of keysOf(paper)) setValue(name, paper[name]);
    // What was missing of one document is no fault of the other.
    clearErrors(['passport', 'document_front', 'document_back', 'document_number']);
    clearErrors(['document_issue_date', 'document_expiry_date']);
  };
}

function PaperFields({ type }: { type: DocumentType }) {
  const t = useTexts('documents');
  const errorOf = useFieldError();
  const { register, today, formState } = useProfileForm();
  const { errors } = formState;
  return (
    <>
      <TextField
        className="col-span-full"
        label={t(type === 'passport' ? 'passport_number' : 'document_number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf(errors.document_number)}
        {...register('document_number')}
      />
      <TextField
        label={t('issue_date')}
        type="date"
        max={today}
        error={errorOf(errors.document_issue_date)}
        {...register('document_issue_date')}
      />
      <TextField
        label={t('expiry_date')}
        type="date"
        min={today}
        error={errorOf(errors.document_expiry_date)}
        {...register('document_expiry_date')}
      />
    </>
  );
}
