import { useState } from 'react';
import type { Passkey } from '@nolo/contract/passkeys.ts';
import type { Consent } from '@nolo/contract/privacy.ts';
import type { Session } from '@nolo/contract/sessions.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { PasswordSection } from './password-section.tsx';
import { Privacy } from './privacy.tsx';
import { SecuritySection } from './security-section.tsx';
import { knowsPasskeys } from '../passkeys-in-browser.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

type Props = { sessions: Session[]; passkeys: Passkey[]; consents: Consent[] };

/** Password, passkeys, devices, privacy and the end of an account. */
export function SecurityPage({ sessions, passkeys, consents }: Props) {
  const t = useTexts('security');
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-muted mt-2 max-w-2xl">{t('intro')}</p>
      <div className="mt-6 flex max-w-3xl flex-col gap-6">
        <PasswordSection />
        <SecuritySection id="passkeys">
          <Passkeys passkeys={passkeys} />
        </SecuritySection>
        <SecuritySection id="devices">
          <Devices sessions={sessions} />
        </SecuritySection>
        <SecuritySection id="privacy">
          <Privacy consents={consents} />
        </SecuritySection>
        <SecuritySection id="delete">
          <DeleteAccount />
        </SecuritySection>
      </div>
    </div>
  );
}

/** What logs in instead of the password, and how to add one. */
function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const t = useTexts('security');
  const [isAdding, setIsAdding] = useState(false);
  const add = () => {
    if (knowsPasskeys()) setIsAdding(true);
    else toast.error(t('passkey_unsupported'));
  };
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="text-muted">{t('passkeys_none')}</p>
      ) : (
        <ul className="divide-line border-line divide-y border-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <Button variant="secondary" className="mt-5" onClick={add}>
        {t('passkey_add')}
      </Button>
      {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
    </>
  );
}
