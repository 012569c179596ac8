import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatDateTime, localDateTime } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { ConfirmDialog } from '@nolo/ui/confirm-dialog.tsx';
import { deleteDraft, type Draft } from './device-store.ts';
import { sendWaiting, useSendTexts, useWaiting } from './waiting.ts';

/** What was captured on this device and the server does not have: of one rental, or of all of the company. */
export function WaitingCards({ rentalId }: { rentalId?: string }) {
  const { companyId } = useParams();
  const waiting = useWaiting().filter(
    (draft) => draft.companyId === companyId && (rentalId === undefined || draft.rentalId === rentalId),
  );
  return waiting.map((draft) => <WaitingCard key={draft.id} draft={draft} />);
}

function WaitingCard({ draft }: { draft: Draft }) {
  const t = useTexts('counter');
  const common = useTexts('common');
  const language = useLanguage();
  const texts = useSendTexts();
  const { companyId = '' } = useParams();
  const [isAsked, setIsAsked] = useState(false);
  const { kind, rental, refusal, finishedAt, rentalId } = draft;
  const to = `/${companyId}/rentals/${rentalId}/${kind === 'check_in' ? 'check-in' : 'check-out'}`;
  const at = formatDateTime(localDateTime(finishedAt ?? ''), language);
  return (
    <Card className={refusal === null ? 'bg-warning-soft' : 'bg-danger-soft'}>
      <p className="font-semibold">
        {t(kind)}: {rental.car}, {rental.customer}
      </p>
      <output className="mt-1 block">{refusal === null ? t('waiting', { at }) : refusal.text}</output>
      {refusal !== null && (
        <>
          <p className="mt-1">{t('refused_text')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Link to={to} className={buttonStyle('primary', 'medium', 'min-h-12!')}>
              {t('refused_open')}
            </Link>
            <Button variant="secondary" className="min-h-12!" onClick={() => setIsAsked(true)}>
              {t('discard')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title={t('discard_title')}
        text={t('discard_text')}
        variant="danger"
        confirmLabel={t('discard')}
        cancelLabel={common('cancel')}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          void deleteDraft(draft).then(() => sendWaiting(texts));
        }}
      />
    </Card>
  );
}
