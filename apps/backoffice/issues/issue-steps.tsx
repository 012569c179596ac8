import { useState } from 'react';
import type { StaffIssue } from '@nolo/contract/staff/issues.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { api } from '../api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { stepAction, useStep } from '../steps.ts';

type Step = { step: 'acknowledge'; public_text: string } | { step: 'resolve' };

export const stepIssue = stepAction<Step>((body, { bookingId = '', id = '' }) =>
  body.step === 'acknowledge'
    ? api.call('acknowledgeIssue', { params: { bookingId, id }, body })
    : api.call('resolveIssue', { params: { bookingId, id } }),
);

/** What is done with an issue that is open. */
export function IssueSteps({ issue }: { issue: StaffIssue }) {
  const t = useTexts('work');
  const [asked, setAsked] = useState<Step['step'] | null>(null);
  const { is_read, public_text, resolved_at } = issue;
  // Resolved by somebody else meanwhile, the question stays, and says so.
  if (resolved_at !== null && asked === null) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button
        variant={is_read ? 'secondary' : 'primary'}
        className="min-h-12!"
        onClick={() => setAsked('acknowledge')}
      >
        {t(is_read ? 'change_public_text' : 'acknowledge_issue')}
      </Button>
      <Button
        variant={is_read ? 'primary' : 'secondary'}
        className="min-h-12!"
        onClick={() => setAsked('resolve')}
      >
        {t('resolve_issue')}
      </Button>
      {asked === 'acknowledge' && (
        <ReasonDialog<Step>
          title={t(is_read ? 'change_public_text_title' : 'acknowledge_issue_title')}
          text={is_read ? null : t('acknowledge_issue_text')}
          label={t('public_text')}
          hint={t('public_text_hint')}
          isOptional
          confirmLabel={t(is_read ? 'change_public_text' : 'acknowledge_issue')}
          wordsName="public_text"
          defaultWords={public_text ?? ''}
          stepOf={(words) => ({ step: 'acknowledge', public_text: words })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'resolve' && <Resolve onClose={() => setAsked(null)} />}
    </div>
  );
}

function Resolve({ onClose }: { onClose: () => void }) {
  const t = useTexts('work');
  const common = useTexts('common');
  const { isBusy, error, take } = useStep(onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t('resolve_issue_title')}
      text={
        <div className="grid gap-3">
          <p>{t('resolve_issue_text')}</p>
          {error !== null && <Refusal error={error} />}
        </div>
      }
      confirmLabel={t('resolve_issue')}
      cancelLabel={common('cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => take({ step: 'resolve' } satisfies Step)}
    />
  );
}
