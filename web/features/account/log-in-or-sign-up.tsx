import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { logInWith, useIsLoggedIn } from '../../api/session.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths, safeRedirect } from '../../app/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AccountFrame } from './account-frame.tsx';
import { LogInForm, useLogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';
import { VerifyEmailDialog } from './verify-email-dialog.tsx';

type TabId = 'sign-in' | 'sign-up';

/** Where the visitor wanted to go, in the language read now; else the home page. */
function useWayOn(): string {
  const language = useLanguage();
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get('redirect'));
  return redirect?.replace(/^\/(en|it|fr)(?=\/|$)/, `/${language}`) ?? paths.home(language);
}

/** Which tab shows is in the address: links, reload and back keep it. */
function useTab(): [TabId, (id: TabId) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (id: TabId) =>
    setSearch(
      (now) => {
        now.set('tab', id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get('tab') === 'sign-up' ? 'sign-up' : 'sign-in', choose];
}

/** The address somebody has just verified. */
function useVerifiedEmail(): string {
  const state = useLocation().state as { email?: unknown } | null;
  return typeof state?.email === 'string' ? state.email : '';
}

export function LogInOrSignUp() {
  const navigate = useNavigate();
  const wayOn = useWayOn();
  const [isLeaving, setIsLeaving] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const onLoggedIn = (accessToken: string) => {
    setIsLeaving(true);
    logInWith(accessToken);
    void navigate(wayOn, { replace: true });
  };
  // No automatic way on: a page that sends people here would send them back and forth.
  return (
    <AccountFrame>
      {isLoggedIn && !isLeaving ? <AlreadyLoggedIn wayOn={wayOn} /> : <Forms onLoggedIn={onLoggedIn} />}
    </AccountFrame>
  );
}

function Forms({ onLoggedIn }: { onLoggedIn: (accessToken: string) => void }) {
  const t = useTexts('login');
  const [tab, chooseTab] = useTab();
  const [unverified, setUnverified] = useState<string | null>(null);
  const logInForm = useLogInForm(useVerifiedEmail());
  const signUpForm = useSignUpForm();
  const onSignedUp = (email: string, message: string) => {
    toast.success(message);
    signUpForm.reset();
    logInForm.reset({ email, password: '' });
    chooseTab('sign-in');
  };
  return (
    <>
      <Heading tab={tab} />
      <Tabs
        className="mt-6"
        label={t('tabs')}
        selected={tab}
        onSelect={chooseTab}
        tabs={[
          {
            id: 'sign-in',
            label: t('tab_log_in'),
            panel: <LogInForm form={logInForm} onLoggedIn={onLoggedIn} onUnverified={setUnverified} />,
          },
          {
            id: 'sign-up',
            label: t('tab_sign_up'),
            panel: <SignUpForm form={signUpForm} onSignedUp={onSignedUp} />,
          },
        ]}
      />
      <VerifyEmailDialog email={unverified} onClose={() => setUnverified(null)} />
    </>
  );
}

function Heading({ tab }: { tab: TabId }) {
  const t = useTexts('login');
  const isSignUp = tab === 'sign-up';
  return (
    <div>
      <h1 className="text-3xl">{t(isSignUp ? 'sign_up_title' : 'log_in_title')}</h1>
      <p className="text-muted mt-2">{t(isSignUp ? 'sign_up_text' : 'log_in_text')}</p>
    </div>
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
