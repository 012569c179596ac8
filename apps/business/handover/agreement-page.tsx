import { useState } from 'react';
import { useLoaderData, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { PaperView } from '@nolo/ui/paper.tsx';
import { SigningForm, type Signed } from '@nolo/ui/signing-form.tsx';
import { api } from '../api.ts';

export const loadAgreement = ({
  params: { companyId = '', id = '' },
  request: { signal },
}: LoaderFunctionArgs) => api.call('rentalAgreement', { params: { companyId, id } }, { signal });

/** Read by the renter on the company's device, and signed there with the finger. */
export function AgreementPage() {
  const t = useTexts('counter');
  const { companyId = '', id = '' } = useParams();
  const { agreement } = useLoaderData<typeof loadAgreement>();
  const back = `/${companyId}/rentals/${id}`;
  return (
    <>
      <title>{t('agreement')}</title>
      <BackLink to={back}>{t('title')}</BackLink>
      <h1 className="text-2xl">{t('agreement')}</h1>
      <Card className="mt-4 max-w-2xl">
        <PaperView paper={agreement} />
      </Card>
      {agreement.signed_at === null ? (
        <Sign hash={agreement.hash} signer={agreement.signer} />
      ) : (
        <a
          href={`${API_BASE}/business/company/${companyId}/rentals/${id}/agreement/signed`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('secondary', 'large', 'mt-4 max-w-2xl')}
        >
          {t('agreement_open')}
        </a>
      )}
    </>
  );
}

function Sign({ hash, signer }: { hash: string; signer: string }) {
  const t = useTexts('counter');
  const seen = useTexts('inspections');
  const textOf = useErrorText();
  const navigate = useNavigate();
  const { companyId = '', id = '' } = useParams();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (signed: Signed) => {
    setIsSending(true);
    setError(null);
    try {
      await api.call('signRentalAgreement', { params: { companyId, id }, body: { hash, ...signed } });
      await navigate(`/${companyId}/rentals/${id}`);
    } catch (failure) {
      setError(failure);
    }
    setIsSending(false);
  };
  const words = {
    signature: seen('sign_agreement', { signer }),
    clauses: seen('sign_clauses', { signer }),
    clear: seen('sign_clear'),
    missing: seen('sign_missing'),
  };
  return (
    <SigningForm
      words={words}
      className="mt-4 max-w-2xl"
      isSending={isSending}
      onSign={(signed) => void send(signed)}
    >
      <SaveBar label={t('sign')} isSending={isSending} refusal={error === null ? null : textOf(error)} />
    </SigningForm>
  );
}
