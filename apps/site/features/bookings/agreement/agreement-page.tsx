import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { Agreement } from '@nolo/contract/agreements.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { formatDateTime, formatMoment } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { PaperView } from '@nolo/ui/paper.tsx';
import { SigningForm, type Signed } from '@nolo/ui/signing-form.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { serverNow } from '../../../app/server-clock.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { paths } from '../../../app/paths.ts';

type Props = { bookingId: string; agreement: Agreement };

/** The contract with the company: read at home, and signed there to be faster at the counter. */
export function AgreementPage({ bookingId, agreement }: Props) {
  const t = useTexts('inspections');
  const language = useLanguage();
  const { signed_at, signed_return } = agreement;
  return (
    <div className="page-width max-w-3xl py-6 sm:py-8">
      <BackLink to={paths.booking(language, bookingId)}>{agreement.number}</BackLink>
      <h1 className="mt-2 text-2xl sm:text-3xl">{t('agreement')}</h1>
      <p className="mt-2">
        {signed_at === null
          ? t('agreement_text')
          : t('agreement_signed', { date: formatDateTime(signed_at, language) })}
      </p>
      {signed_return !== null && (
        <p className="mt-2">{t('agreement_extended', { date: formatMoment(signed_return, language) })}</p>
      )}
      <Card className="mt-6">
        <PaperView paper={agreement} />
      </Card>
      {signed_at === null && <Sign bookingId={bookingId} agreement={agreement} />}
    </div>
  );
}

function Sign({ bookingId, agreement: { hash, signer } }: Props) {
  const t = useTexts('inspections');
  const language = useLanguage();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isSending, setIsSending] = useState(false);
  const send = async (signed: Signed) => {
    setIsSending(true);
    try {
      const params = { id: bookingId };
      const body = { hash, captured_at: serverNow().toISOString(), ...signed };
      await browserApi.call('signReservationAgreement', { params, body });
      toast.success(t('agreement_done'));
      await navigate(paths.booking(language, bookingId));
    } catch (thrown) {
      toast.error(messageOf(thrown));
      // It may say something else by now.
      await revalidate();
      setIsSending(false);
    }
  };
  const words = {
    signature: t('sign_agreement', { signer }),
    clauses: t('sign_clauses', { signer }),
    clear: t('sign_clear'),
    missing: t('sign_missing'),
  };
  return (
    <SigningForm words={words} className="mt-6" isSending={isSending} onSign={(signed) => void send(signed)}>
      <p className="text-muted text-sm">{t('agreement_consequence')}</p>
      <Button
        type="submit"
        size="large"
        className="w-full sm:w-auto sm:justify-self-start"
        isBusy={isSending}
      >
        {t('sign')}
      </Button>
    </SigningForm>
  );
}
