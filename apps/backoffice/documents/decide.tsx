import { useState } from 'react';
import { redirect, type ActionFunctionArgs } from 'react-router';
import type { DocumentReview } from '@nolo/contract/staff/documents.ts';
import {
  parseFinding,
  reviewedDocuments,
  type DocumentFinding,
  type ReviewedDocument,
  type ReviewProblem,
} from '@nolo/domain/identity/document-findings.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { FieldErrorText } from '@nolo/ui/field.tsx';
import { api } from '../api.ts';
import { ReasonDialog, useErrorOf } from '../reason-dialog.tsx';
import { stepAction, useStep } from '../steps.ts';

type Step =
  | { step: 'accept'; revision: string }
  | { step: 'reject'; revision: string; findings: DocumentFinding[]; reason: string };

const decide = stepAction<Step>((body, { id = '' }) =>
  body.step === 'reject'
    ? api.call('rejectDocuments', { params: { id }, body })
    : api.call('acceptDocuments', { params: { id }, body }),
);

/** Back to who waits next once it is decided. */
export async function decideDocuments(args: ActionFunctionArgs) {
  const done = await decide(args);
  return done.error === null ? redirect('/documents') : done;
}

type Props = { review: DocumentReview };

/** Verify or refuse, under the thumb on a telephone. */
export function Decide({ review }: Props) {
  const t = useTexts('work');
  const { isBusy, error, take } = useStep(() => undefined);
  const [isRejecting, setIsRejecting] = useState(false);
  const { revision, status } = review;
  return (
    <div className="bg-page border-line sticky bottom-0 z-1 -mx-4 mt-4 grid gap-3 border-t px-4 py-3">
      {error !== null && <Refusal error={error} />}
      <div className="flex gap-3 max-desk:[&>button]:flex-1">
        {status !== 'verified' && (
          <Button
            className="min-h-12!"
            isBusy={isBusy}
            onClick={() => take({ step: 'accept', revision } satisfies Step)}
          >
            {t('accept_documents')}
          </Button>
        )}
        <Button variant="secondary" className="min-h-12!" onClick={() => setIsRejecting(true)}>
          {t('reject_documents')}
        </Button>
      </div>
      {isRejecting && (
        <ReasonDialog<Step>
          title={t('reject_documents_title')}
          text={t('reject_documents_text')}
          label={t('remark')}
          hint={t('remark_hint')}
          isOptional
          confirmLabel={t('reject_documents')}
          variant="danger"
          stepOf={(reason, form) => ({
            step: 'reject',
            revision,
            findings: form.getAll('finding').flatMap((value) => parseFinding(value as string) ?? []),
            reason,
          })}
          onClose={() => setIsRejecting(false)}
        >
          <Findings problems={review.problems ?? []} />
        </ReasonDialog>
      )}
    </div>
  );
}

/** What a person can find wrong with each of the two. */
const ASKED: Record<ReviewedDocument, readonly ReviewProblem[]> = {
  identity: [
    'unreadable',
    'incomplete',
    'no_photograph',
    'other_document',
    'front_unreadable',
    'name',
    'birth_date',
    'details',
    'expired',
    'under_age',
    'other_person',
  ],
  licence: [
    'unreadable',
    'incomplete',
    'no_photograph',
    'name',
    'birth_date',
    'details',
    'expired',
    'other_person',
  ],
};

/** What the machine has found wrong is ticked to begin with. */
function Findings({ problems }: { problems: readonly ReviewProblem[] }) {
  const t = useTexts('work');
  const error = useErrorOf()('findings');
  return (
    <div className="grid gap-3">
      {reviewedDocuments.map((document) => (
        <fieldset key={document} aria-describedby={error ? 'findings-error' : undefined}>
          <legend className="font-semibold">{t(document)}</legend>
          <div className="grid sm:grid-cols-2 sm:gap-x-4">
            {ASKED[document].map((problem) => (
              <Checkbox
                key={problem}
                name="finding"
                value={`${document}:${problem}`}
                label={t(`problem_${problem}`)}
                defaultChecked={document === 'identity' && problems.includes(problem)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <FieldErrorText id="findings-error" error={error} />
    </div>
  );
}
