import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { User } from '@nolo/contract/accounts.ts';
import { fieldOf } from '@nolo/domain/records.ts';
import { paths } from '../../app/paths.ts';
import { hasPage } from '../../app/theme-four-only.ts';
import { useHistoryState } from '../../app/use-history-state.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { Tabs } from '@nolo/ui/tabs.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Dialog } from '@nolo/ui/dialog.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { LogInForm, useLogInForm } from './log-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useArrivingEmail, useIsNew, useRedirect, useTab, type TabId } from './use-log-in-address.ts';
import { useSignUpForm } from './use-sign-up-form.ts';
import { Notice } from './notice.tsx';
import { ResendButton } from './resend-button.tsx';

/** The address that has just signed up stays in the history: a reload still says where the mail went. */
function useSignedUp(): [string | null, (email: string | null) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const signedUp = fieldOf(useHistoryState(), 'signedUp');
  const change = (email: string | null) =>
    void navigate(pathname + search, { replace: true, state: email === null ? null : { signedUp: email } });
  return [typeof signedUp === 'string' ? signedUp : null, change];
}

export function AccountForms({ onLoggedIn }: { onLoggedIn: (accessToken: string, user: User) => void }) {
  const t = useTexts('login');
  const [tab, chooseTab] = useTab();
  const redirect = useRedirect();
  const [signedUp, setSignedUp] = useSignedUp();
  const [dialog, setDialog] = useDialog();
  const logInForm = useLogInForm(useArrivingEmail());
  const signUpForm = useSignUpForm();
  if (signedUp !== null) {
    return <CheckMail email={signedUp} redirect={redirect} onChangeAddress={() => setSignedUp(null)} />;
  }
  const logIn = (
    <LogInForm
      form={logInForm}
      redirect={redirect}
      onLoggedIn={onLoggedIn}
      onUnverified={(email) => setDialog({ unverified: email })}
      onForgotten={() => setDialog('forgotten')}
    />
  );
  const signUp = <SignUpForm form={signUpForm} redirect={redirect} onSignedUp={setSignedUp} />;
  return (
    <>
      <Heading tab={tab} />
      <Tabs
        className="mt-6"
        label={t('tabs')}
        selected={tab}
        onSelect={chooseTab}
        tabs={[
          { id: 'sign-in', label: t('tab_log_in'), panel: logIn },
          { id: 'sign-up', label: t('tab_sign_up'), panel: signUp },
        ]}
      />
      <WithoutAccount />
      <AccountDialog {...{ dialog, logInForm, redirect }} onClose={() => setDialog(null)} />
    </>
  );
}

/** What logging in may have to say or ask. */
type OpenDialog = 'forgotten' | { unverified: string } | null;

/** The one for a forgotten password is in the address: a reload leaves it where it was. */
function useDialog(): [OpenDialog, (dialog: OpenDialog) => void] {
  const { state }: { state: unknown } = useLocation();
  const [search, setSearch] = useSearchParams();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const change = (next: OpenDialog) => {
    setDialog(next);
    if (search.has('forgot') === (next === 'forgotten')) return;
    const put = (now: URLSearchParams) => {
      if (next === 'forgotten') now.set('forgot', '1');
      else now.delete('forgot');
      return now;
    };
    setSearch(put, { replace: true, preventScrollReset: true, state });
  };
  return [search.has('forgot') ? 'forgotten' : dialog, change];
}

type DialogProps = {
  dialog: OpenDialog;
  logInForm: ReturnType<typeof useLogInForm>;
  redirect: string | undefined;
  onClose: () => void;
};

function AccountDialog({ dialog, logInForm, redirect, onClose }: DialogProps) {
  if (dialog === null) return null;
  if (dialog === 'forgotten') {
    return (
      <ForgotPasswordDialog email={logInForm.getValues('email')} redirect={redirect} onClose={onClose} />
    );
  }
  return <VerifyEmailDialog email={dialog.unverified} redirect={redirect} onClose={onClose} />;
}

const otherWay = 'text-primary-text inline-flex min-h-11 items-center font-semibold hover:underline';

/** For who has a booking number at hand and no password, a rental company, or a browser without scripts. */
function WithoutAccount() {
  const t = useTexts('login');
  const common = useTexts('common');
  const language = useLanguage();
  const theme = useTheme();
  const forBusinesses = paths.listYourCars(language);
  return (
    <>
      <div className="mt-6 flex flex-col items-start">
        <Link to={paths.findBooking(language)} className={otherWay}>
          {common('title_find_booking')}
        </Link>
        {hasPage(theme, forBusinesses) && (
          <Link to={forBusinesses} className={otherWay}>
            {t('for_businesses')}
          </Link>
        )}
      </div>
      <noscript>
        <p className="text-muted mt-4">{t('ready_without_scripts')}</p>
      </noscript>
    </>
  );
}

function Heading({ tab }: { tab: TabId }) {
  const t = useTexts('login');
  const isNew = useIsNew();
  const kind = tab === 'sign-up' ? 'sign_up' : isNew ? 'new_log_in' : 'log_in';
  return (
    <div>
      <h1 className="text-3xl">{t(`${kind}_title`)}</h1>
      <p className="text-muted mt-2">{t(`${kind}_text`)}</p>
    </div>
  );
}

type Props = { email: string; redirect: string | undefined; onChangeAddress: () => void };

/** Stays after sign-up: where the mail went, and what to do when it does not come. */
function CheckMail({ email, redirect, onChangeAddress }: Props) {
  const t = useTexts('login');
  const language = useLanguage();
  return (
    <Notice tone="success" icon={<CheckIcon />} title={t('check_title')} text={t('check_text', { email })}>
      <p className="text-muted">{t('verify_spam')}</p>
      <ResendButton email={email} redirect={redirect} isJustSent />
      <Button variant="quiet" className="-ml-5" onClick={onChangeAddress}>
        {t('check_change')}
      </Button>
      <LinkButton
        variant="secondary"
        to={paths.login(language, { tab: 'sign-in', redirect })}
        state={{ email, isNew: true }}
      >
        {t('check_log_in')}
      </LinkButton>
    </Notice>
  );
}

type VerifyEmailProps = { email: string; redirect: string | undefined; onClose: () => void };

/** Says that a mail has just been sent to an address that is not verified yet. */
function VerifyEmailDialog({ email, redirect, onClose }: VerifyEmailProps) {
  const t = useTexts('login');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('verify_title')}
      footer={<Button onClick={onClose}>{t('understood')}</Button>}
    >
      <div className="flex flex-col gap-4">
        <p className="break-words">{t('verify_text', { email })}</p>
        <p className="text-muted">{t('verify_spam')}</p>
        <ResendButton email={email} redirect={redirect} isJustSent />
      </div>
    </Dialog>
  );
}
