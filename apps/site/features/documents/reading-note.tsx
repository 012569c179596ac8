import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { CheckIcon, InfoIcon } from '@nolo/ui/icons.tsx';
import { ProgressBar } from '@nolo/ui/progress-bar.tsx';
import { useProfileForm } from './profile-form-context.ts';

/** How far the reading of the identity document is, what was found, and what happens next. */
export function ReadingNote() {
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
