import { useState } from 'react';
import type { User } from '@nolo/contract/accounts.ts';
import { useIsLoggedIn } from '../../api/session.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountForms } from './account-forms.tsx';
import { useWayOn } from './use-log-in-address.ts';
import { useOnLoggedIn } from './use-on-logged-in.ts';

export function LogInOrSignUp() {
  const enter = useOnLoggedIn();
  const wayOn = useWayOn();
  const [isLeaving, setIsLeaving] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const onLoggedIn = (accessToken: string, user: User) => {
    setIsLeaving(true);
    enter(accessToken, user);
  };
  // No automatic way on: a page that sends people here would send them back and forth.
  return (
    <AccountFrame>
      {isLoggedIn && !isLeaving ? (
        <AlreadyLoggedIn wayOn={wayOn} />
      ) : (
        <AccountForms onLoggedIn={onLoggedIn} />
      )}
    </AccountFrame>
  );
}

function AlreadyLoggedIn({ wayOn }: { wayOn: string }) {
  const t = useTexts('login');
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="text-3xl">{t('logged_in_title')}</h1>
      <p className="text-muted">{t('logged_in_text')}</p>
      <LinkButton to={wayOn} replace>
        {t('continue')}
      </LinkButton>
    </div>
  );
}
