import { keysOf } from '@nolo/domain/records.ts';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { RadioGroup } from '@nolo/ui/choice.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { DateField } from './date-field.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { FormSection } from './form-section.tsx';
import { ImageField } from './image-field.tsx';
import { useProfileForm } from './profile-form-context.ts';
import type { DocumentType } from '@nolo/domain/identity/documents.ts';
import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import { CheckIcon, InfoIcon } from '@nolo/ui/icons.tsx';
import { ProgressBar } from '@nolo/ui/progress-bar.tsx';
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
  const { register, formState } = useProfileForm();
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
      <DateField label={t('issue_date')} name="document_issue_date" />
      <ExpiryField name="document_expiry_date" />
    </>
  );
}

/** How far the reading of the identity document is, what was found, and what happens next. */
function ReadingNote() {
  const { reading } = useProfileForm();
  return (
    <div aria-live="polite" className="empty:hidden col-span-full">
      {(reading.kind === 'sending' || reading.kind === 'reading') && <UnderWay {...reading} />}
      {reading.kind === 'failed' && <ForPerson problems={[]} />}
      {reading.kind === 'done' &&
        (reading.found.isVerified ? <Verified /> : <ForPerson problems={reading.found.problems} />)}
    </div>
  );
}

function UnderWay({ kind, percent }: { kind: 'sending' | 'reading'; percent: number }) {
  const t = useTexts('documents');
  return (
    <div className="bg-sunken rounded-control flex flex-col gap-1.5 p-4">
      <label htmlFor="reading-progress" className="text-sm font-semibold">
        {t(`reading_${kind}`, { percent })}
      </label>
      <ProgressBar id="reading-progress" percent={percent} />
    </div>
  );
}

function Verified() {
  const t = useTexts('documents');
  return (
    <div className="bg-success-soft text-success rounded-control flex items-start gap-3 p-4">
      <CheckIcon className="mt-0.5" />
      <div>
        <p className="font-bold">{t('reading_verified')}</p>
        <p className="text-ink mt-1 text-sm">{t('reading_verified_text')}</p>
      </div>
    </div>
  );
}

/** Never waved through, and never a dead end: a person looks at it. */
function ForPerson({ problems }: Pick<DocumentVerification, 'problems'>) {
  const t = useTexts('documents');
  return (
    <div className="bg-warning-soft rounded-control flex items-start gap-3 p-4">
      <InfoIcon className="text-warning mt-0.5" />
      <div className="text-sm">
        <p className="text-warning text-base font-bold">{t('reading_person')}</p>
        {problems.length > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem}>{t(`problem_${problem}`)}</li>
            ))}
          </ul>
        )}
        <p className="mt-1">{t('reading_person_text')}</p>
      </div>
    </div>
  );
}
