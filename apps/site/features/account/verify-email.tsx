import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '@nolo/ui/button.tsx';
import { CheckIcon, InfoIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { Notice } from './notice.tsx';
import { useRedirect } from './use-log-in-address.ts';
import { useVerification } from './use-verification.ts';

/** Where the link in the mail leads. Opening it asks the server; being fetched by a mail scanner does not. */
export function VerifyEmail({ token }: { token: string | null }) {
  return (
    <div className="page-width flex flex-1 items-start justify-center py-10 sm:py-16">
      <div
        className="bg-surface border-line rounded-panel w-full max-w-xl border p-6 sm:p-10"
        aria-live="polite"
      >
        {token ? <Verification token={token} /> : <NoToken />}
      </div>
    </div>
  );
}

function Verification({ token }: { token: string }) {
  const t = useTexts('login');
  const common = useTexts('common');
  const [outcome, tryAgain] = useVerification(token);
  if (outcome.kind === 'verified') return <Verified email={outcome.email} />;
  if (outcome.kind === 'invalid') return <Invalid />;
  if (outcome.kind === 'verifying') {
    return (
      <Notice tone="neutral" icon={<Spinner />} title={t('verifying_title')} text={t('verifying_text')} />
    );
  }
  return (
    <Notice tone="danger" icon={<WarningIcon />} title={t('unanswered_title')} text={outcome.message}>
      <Button onClick={tryAgain}>{common('try_again')}</Button>
    </Notice>
  );
}

function Verified({ email }: { email: string }) {
  const t = useTexts('login');
  const language = useLanguage();
  const redirect = useRedirect();
  return (
    <Notice
      tone="success"
      icon={<CheckIcon />}
      title={t('verified_title')}
      text={t('verified_text', { email })}
    >
      <LinkButton
        to={paths.login(language, { tab: 'sign-in', redirect })}
        state={{ email, isNew: true }}
        size="large"
        // The link works once: Back, from wherever the log-in leads to, does not come here again.
        replace
      >
        {t('log_in')}
      </LinkButton>
    </Notice>
  );
}

function Invalid() {
  const t = useTexts('login');
  const language = useLanguage();
  const redirect = useRedirect();
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('invalid_title')} text={t('invalid_text')}>
      <LinkButton to={paths.login(language, { tab: 'sign-in', redirect })} variant="secondary">
        {t('log_in')}
      </LinkButton>
      <RequestLinkForm />
    </Notice>
  );
}

function NoToken() {
  const t = useTexts('login');
  return (
    <Notice tone="neutral" icon={<InfoIcon />} title={t('no_token_title')} text={t('no_token_text')}>
      <RequestLinkForm />
    </Notice>
  );
}
