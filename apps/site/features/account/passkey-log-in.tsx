import { useState } from 'react';
import type { User } from '@nolo/contract/accounts.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { useIsHydrated } from '@nolo/ui/use-is-hydrated.ts';
import { toast } from '@nolo/ui/toast-store.ts';
import { knowsPasskeys, signWithPasskey } from './passkeys-in-browser.ts';

type Props = { onLoggedIn: (accessToken: string, user: User) => void };

/** The other way in: no address, no password, the device offers what it keeps for this site. */
export function PasskeyLogIn({ onLoggedIn }: Props) {
  const t = useTexts('login');
  const isHydrated = useIsHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const logIn = async () => {
    if (!knowsPasskeys()) {
      toast.error(t('passkey_unsupported'));
      return;
    }
    setIsBusy(true);
    try {
      const { answer } = await signWithPasskey(await browserApi.call('startPasskeyLogIn'));
      if (answer !== null) {
        const { accessToken, user } = await browserApi.call('logInWithPasskey', {
          body: { credential: answer },
        });
        onLoggedIn(accessToken, user);
      }
    } catch (error) {
      toast.error(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <>
      <p className="text-muted before:bg-line after:bg-line flex items-center gap-3 text-sm before:h-px before:flex-1 after:h-px after:flex-1">
        {t('or')}
      </p>
      {/* As the log-in's own button: a press that nothing answers yet would be lost. */}
      <Button
        variant="secondary"
        size="large"
        disabled={!isHydrated}
        isBusy={isBusy}
        onClick={() => void logIn()}
      >
        {t('passkey_log_in')}
      </Button>
    </>
  );
}
