import { useState } from 'react';
import type { StaffApplication } from '@nolo/contract/staff/applications.ts';
import { applicationAfter } from '@nolo/domain/companies/application.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { api } from '../api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { stepAction, useStep } from '../steps.ts';

const decisions = ['accept', 'ask', 'refuse'] as const;
type Decision = (typeof decisions)[number];
export type ApplicationStep = { what: Decision; words: string } | { what: 'invite' };

export const stepApplication = stepAction<ApplicationStep>((step, { id = '' }) => {
  const params = { id };
  if (step.what === 'invite') return api.call('inviteOwnerAgain', { params });
  if (step.what === 'ask') return api.call('askApplicant', { params, body: { question: step.words } });
  const body = { reason: step.words };
  return api.call(step.what === 'accept' ? 'acceptApplication' : 'refuseApplication', { params, body });
});

/** What an admin can do with an application as it stands. */
export function Decide({ application }: { application: StaffApplication }) {
  const { state, company_id, has_owner } = application;
  if (company_id !== null) return has_owner ? null : <InviteAgain />;
  const possible = decisions.filter((what) => applicationAfter(state, what) !== null);
  return possible.length === 0 ? null : <Decisions possible={possible} />;
}

const variants = { accept: 'primary', ask: 'secondary', refuse: 'secondary' } as const;

function Decisions({ possible }: { possible: readonly Decision[] }) {
  const t = useTexts('backoffice');
  const [asked, setAsked] = useState<Decision | null>(null);
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {possible.map((what) => (
        <Button key={what} variant={variants[what]} className="min-h-12!" onClick={() => setAsked(what)}>
          {t(`${what}_application`)}
        </Button>
      ))}
      {asked !== null && (
        <ReasonDialog<ApplicationStep>
          title={t(`${asked}_title`)}
          text={t(`${asked}_text`)}
          label={t(asked === 'ask' ? 'question' : 'reason')}
          wordsName={asked === 'ask' ? 'question' : 'reason'}
          hint={t('applicant_reads')}
          isOptional={asked === 'accept'}
          confirmLabel={t(`${asked}_application`)}
          variant={asked === 'refuse' ? 'danger' : 'primary'}
          stepOf={(words) => ({ what: asked, words })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function InviteAgain() {
  const t = useTexts('backoffice');
  const [isSent, setIsSent] = useState(false);
  const { isBusy, error, take } = useStep(() => setIsSent(true));
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-muted">{t('no_owner_yet')}</p>
      <Button
        variant="secondary"
        className="min-h-12!"
        isBusy={isBusy}
        onClick={() => take({ what: 'invite' } satisfies ApplicationStep)}
      >
        {t('invite_again')}
      </Button>
      {error !== null && <Refusal error={error} />}
      <output className="text-success font-medium empty:hidden">{isSent ? t('invited_again') : ''}</output>
    </div>
  );
}
