import { useState, type ComponentProps } from 'react';
import { useLoaderData, useNavigate, useParams, type LoaderFunctionArgs } from 'react-router';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { serverNow } from '@nolo/portal/server-clock.ts';
import { SaveBar } from '@nolo/portal/save-bar.tsx';
import { useErrorText } from '@nolo/portal/use-error-text.ts';
import { BackLink } from '@nolo/ui/back-link.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { RadioGroup } from '@nolo/ui/choice.tsx';
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
  const { agreement, drivers } = useLoaderData<typeof loadAgreement>();
  // Loaded with the page: who signs may be chosen later.
  const seen = useTexts('inspections');
  const words: SignWords = (signer) => ({
    signature: seen('sign_agreement', { signer }),
    clauses: seen('sign_clauses', { signer }),
    clear: seen('sign_clear'),
    missing: seen('sign_missing'),
  });
  const [isElse, setIsElse] = useState(false);
  // Whoever comes instead of the one who has signed signs anew.
  const others = drivers.filter(({ has_signed }) => !has_signed);
  const back = `/${companyId}/rentals/${id}`;
  return (
    <>
      <title>{t('agreement')}</title>
      <BackLink to={back}>{t('title')}</BackLink>
      <h1 className="text-2xl">{t('agreement')}</h1>
      <Card className="mt-4 max-w-2xl">
        <PaperView paper={agreement} />
      </Card>
      {agreement.signed_at === null || isElse ? (
        <WhoSigns hash={agreement.hash} customer={agreement.signer} drivers={others} words={words} />
      ) : (
        <div className="mt-4 grid max-w-2xl gap-3">
          <a
            href={`${API_BASE}/business/company/${companyId}/rentals/${id}/agreement/signed`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle('secondary', 'large')}
          >
            {t('agreement_open')}
          </a>
          {others.length > 0 && (
            <Button variant="quiet" size="large" onClick={() => setIsElse(true)}>
              {t('signer_else')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

type Driver = { id: string; name: string };
type SignWords = (signer: string) => ComponentProps<typeof SigningForm>['words'];

/** Where several could, the one who signs is chosen first; of an own rental it is the customer. */
function WhoSigns({
  hash,
  customer,
  drivers,
  words,
}: {
  hash: string;
  customer: string;
  drivers: readonly Driver[];
  words: SignWords;
}) {
  const t = useTexts('counter');
  const [chosen, setChosen] = useState(drivers.length === 1 ? (drivers[0]?.id ?? '') : '');
  const driver = drivers.find(({ id }) => id === chosen);
  if (drivers.length === 0) return <Sign hash={hash} signerId={null} signer={customer} words={words} />;
  return (
    <>
      {drivers.length > 1 && (
        <Card className="mt-4 max-w-2xl">
          <RadioGroup
            name="signer"
            label={t('who_signs')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={drivers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Card>
      )}
      {driver && <Sign key={driver.id} hash={hash} signerId={driver.id} signer={driver.name} words={words} />}
    </>
  );
}

type SignProps = { hash: string; signerId: string | null; signer: string; words: SignWords };

function Sign({ hash, signerId, signer, words }: SignProps) {
  const t = useTexts('counter');
  const textOf = useErrorText();
  const navigate = useNavigate();
  const { companyId = '', id = '' } = useParams();
  const [isSending, setIsSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (signed: Signed) => {
    setIsSending(true);
    setError(null);
    try {
      const captured_at = serverNow().toISOString();
      const body = { hash, signer_id: signerId, captured_at, ...signed };
      await api.call('signRentalAgreement', { params: { companyId, id }, body });
      await navigate(`/${companyId}/rentals/${id}`);
    } catch (failure) {
      setError(failure);
    }
    setIsSending(false);
  };
  return (
    <SigningForm
      words={words(signer)}
      className="mt-4 max-w-2xl"
      isSending={isSending}
      onSign={(signed) => void send(signed)}
    >
      <SaveBar label={t('sign')} isSending={isSending} refusal={error === null ? null : textOf(error)} />
    </SigningForm>
  );
}
