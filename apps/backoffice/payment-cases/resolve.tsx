import { useState } from 'react';
import { redirect, type ActionFunctionArgs } from 'react-router';
import type { StaffPaymentCase } from '@nolo/contract/staff/payment-cases.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { api } from '../api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { stepAction } from '../steps.ts';

type Step = { what: 'end' | 'resolve'; note: string };

const take = stepAction<Step>(({ what, note }, { id = '' }) =>
  api.call(what === 'end' ? 'endUnfundedBooking' : 'resolvePaymentCase', { params: { id }, body: { note } }),
);

/** Back to what waits next once it is done. */
export async function resolveCase(args: ActionFunctionArgs) {
  const done = await take(args);
  return done.error === null ? redirect('/payment-cases') : done;
}

/** What can be done with an open case, and what that means. */
export function Resolve({ paymentCase }: { paymentCase: StaffPaymentCase }) {
  const t = useTexts('payment-cases');
  const [asked, setAsked] = useState<Step['what'] | null>(null);
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {paymentCase.can_end_booking && (
        <Button className="min-h-12!" onClick={() => setAsked('end')}>
          {t('end_booking')}
        </Button>
      )}
      <Button
        variant={paymentCase.can_end_booking ? 'secondary' : 'primary'}
        className="min-h-12!"
        onClick={() => setAsked('resolve')}
      >
        {t('resolve')}
      </Button>
      {asked !== null && (
        <ReasonDialog<Step>
          title={t(`${asked}_title`)}
          text={asked === 'end' ? t('end_text') : <WhatFollows paymentCase={paymentCase} />}
          label={t('note')}
          wordsName="note"
          hint={t('note_hint')}
          confirmLabel={t(asked === 'end' ? 'end_booking' : 'resolve')}
          variant={asked === 'end' ? 'danger' : 'primary'}
          stepOf={(note) => ({ what: asked, note })}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function WhatFollows({ paymentCase: { kind, settles } }: { paymentCase: StaffPaymentCase }) {
  const t = useTexts('payment-cases');
  const language = useLanguage();
  return (
    <div className="grid gap-2">
      {settles > 0 && <p>{t('resolve_settles', { amount: formatMoney(settles, language) })}</p>}
      {kind === 'refund_not_permitted' && <p>{t('resolve_sends')}</p>}
      {kind === 'money_gone' && <p>{t('resolve_keeps')}</p>}
      <p>{t('resolve_text')}</p>
    </div>
  );
}
