import { useState } from 'react';
import type { Passkey } from '@nolo/contract/passkeys.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { knowsPasskeys } from '../passkeys-in-browser.ts';
import { AddPasskey } from './add-passkey.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** What logs in instead of the password, and how to add one. */
export function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
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
