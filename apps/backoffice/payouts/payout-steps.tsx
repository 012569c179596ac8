import { useState } from 'react';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import { needsSecondPerson, SECOND_PERSON_ABOVE_MINOR } from '@nolo/domain/commission/payout-state.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { ReasonDialog, useErrorOf } from '../reason-dialog.tsx';
import { stepAction, useStep } from '../steps.ts';

export type ShownPayout = CallData<StaffApi['staffBookingPayout']>['payout'];

type Step =
  { step: 'hold'; note: string; reason: string } | { step: 'reverse'; note: string } | { step: 'release' };

export const stepPayout = stepAction<Step>((body, { id = '' }) => {
  if (body.step === 'release') return api.call('releasePayout', { params: { id } });
  const { step, ...said } = body;
  return step === 'hold'
    ? api.call('holdPayout', { params: { id }, body: said as { note: string; reason: string } })
    : api.call('reversePayout', { params: { id }, body: said });
});

/** What finance can do with a payout now, and what waits for a second person. */
export function PayoutSteps({ payout }: { payout: ShownPayout }) {
  const t = useTexts('payouts');
  const [asked, setAsked] = useState<Step['step'] | null>(null);
  const { can, reversal_by } = payout;
  const release = releaseOf(payout);
  // One that somebody else has changed meanwhile keeps its open question, which says so.
  return (
    <>
      {reversal_by !== null && <Asked payout={payout} name={reversal_by} />}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {can.reverse && (
          <Button
            variant={reversal_by === null ? 'secondary' : 'primary'}
            className="min-h-12!"
            onClick={() => setAsked('reverse')}
          >
            {t(reversal_by === null ? 'reverse' : 'confirm_reverse')}
          </Button>
        )}
        {can.release && (
          <Button
            variant={release === 'withdraw' ? 'secondary' : 'primary'}
            className="min-h-12!"
            onClick={() => setAsked('release')}
          >
            {t(release)}
          </Button>
        )}
        {can.hold && (
          <Button variant="secondary" className="min-h-12!" onClick={() => setAsked('hold')}>
            {t('hold')}
          </Button>
        )}
      </div>
      {asked === 'hold' && (
        <ReasonDialog<Step>
          title={t('hold_title')}
          text={t('hold_text')}
          label={t('note')}
          wordsName="note"
          hint={t('note_hint')}
          confirmLabel={t('hold')}
          stepOf={(note, form) => ({ step: 'hold', note, reason: form.get('reason') as string })}
          onClose={() => setAsked(null)}
        >
          <CompanyReasonField />
        </ReasonDialog>
      )}
      {asked === 'reverse' && <Reverse payout={payout} onClose={() => setAsked(null)} />}
      {asked === 'release' && <Release what={release} onClose={() => setAsked(null)} />}
    </>
  );
}

function CompanyReasonField() {
  const t = useTexts('payouts');
  const errorOf = useErrorOf();
  return (
    <TextAreaField
      name="reason"
      label={t('company_reason')}
      hint={t('company_reason_hint')}
      error={errorOf('reason')}
    />
  );
}

type ReleaseKind = 'release' | 'retry' | 'withdraw';

const releaseOf = ({ reversal_by, state }: ShownPayout): ReleaseKind => {
  if (reversal_by !== null) return 'withdraw';
  return state === 'failed' ? 'retry' : 'release';
};

function Asked({ payout, name }: { payout: ShownPayout; name: string }) {
  const t = useTexts('payouts');
  const language = useLanguage();
  return (
    <p className="bg-warning-soft text-warning rounded-control mt-4 max-w-prose p-3 font-medium">
      {t('asked_by', {
        name,
        amount: formatMoney(payout.reversible, language),
        limit: formatMoney(SECOND_PERSON_ABOVE_MINOR, language),
      })}
    </p>
  );
}

function Reverse({ payout, onClose }: { payout: ShownPayout; onClose: () => void }) {
  const t = useTexts('payouts');
  const language = useLanguage();
  const isConfirmed = payout.reversal_by !== null;
  const needsTwo = !isConfirmed && needsSecondPerson(payout.reversible);
  return (
    <ReasonDialog<Step>
      title={t('reverse_title', { amount: formatMoney(payout.reversible, language) })}
      text={
        <div className="grid gap-2">
          <p>{t('reverse_text')}</p>
          {needsTwo && (
            <p>{t('reverse_second', { limit: formatMoney(SECOND_PERSON_ABOVE_MINOR, language) })}</p>
          )}
        </div>
      }
      label={t('note')}
      wordsName="note"
      hint={t('note_hint')}
      defaultWords={isConfirmed ? (payout.note ?? '') : ''}
      confirmLabel={t(isConfirmed ? 'confirm_reverse' : 'reverse')}
      variant="danger"
      stepOf={(note) => ({ step: 'reverse', note })}
      onClose={onClose}
    />
  );
}

function Release({ what, onClose }: { what: ReleaseKind; onClose: () => void }) {
  const t = useTexts('payouts');
  const common = useTexts('common');
  // What it was when it was asked, whatever the payout has become meanwhile.
  const [kind] = useState(what);
  const { isBusy, error, take } = useStep(onClose);
  return (
    <ConfirmDialog
      isOpen
      title={t(`${kind}_title`)}
      text={
        <div className="grid gap-3">
          <p>{t(`${kind}_text`)}</p>
          {error !== null && <Refusal error={error} />}
        </div>
      }
      confirmLabel={t(kind)}
      cancelLabel={common('cancel')}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => take({ step: 'release' } satisfies Step)}
    />
  );
}
