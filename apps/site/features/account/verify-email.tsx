import { useState, type FormEvent } from 'react';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { paths } from '../../app/paths.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { Notice } from './notice.tsx';
import { useRedirect } from './use-log-in-address.ts';
import { useVerification } from './use-verification.ts';
import { browserApi } from '../../api/browser-api.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useCoolDown } from './use-cool-down.ts';

/**
 * Where the link in the mail leads. A press verifies: scanners of mail open every link, some with a browser, and would
 * use it up.
 */
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
  const { outcome, isBusy, verify } = useVerification(token);
  if (outcome.kind === 'verified') return <Verified email={outcome.email} />;
  if (outcome.kind === 'invalid') return <Invalid />;
  const press = (event: FormEvent) => {
    event.preventDefault();
    void verify();
  };
  const hasFailed = outcome.kind === 'unanswered';
  return (
    <Notice
      tone={hasFailed ? 'danger' : 'neutral'}
      icon={hasFailed ? <WarningIcon /> : <InfoIcon />}
      title={t(hasFailed ? 'unanswered_title' : 'confirm_title')}
      text={hasFailed ? outcome.message : t('confirm_text')}
    >
      <form method="post" onSubmit={press}>
        <SubmitButton size="large" isBusy={isBusy}>
          {hasFailed ? common('try_again') : t('confirm_button')}
        </SubmitButton>
      </form>
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

const resolver = schemaResolver(async () => (await import('./email-schema.ts')).emailSchema);
const WAIT_SECONDS = 60;

/** Asks for another verification mail. The answer does not tell whether the address is known. */
function RequestLinkForm() {
  const t = useTexts('login');
  const errorOf = useFieldError();
  const redirect = useRedirect();
  const [message, setMessage] = useState('');
  const [left, startCoolDown] = useCoolDown(WAIT_SECONDS, false);
  const form = useForm<{ email: string }>({ resolver, defaultValues: { email: '' } });
  useFormDraft(form, { form: 'verification' });
  const { errors, isSubmitting } = form.formState;
  const send = submitWith(form, async (values) => {
    setMessage((await browserApi.reply('resendVerification', { body: { ...values, redirect } })).message);
    forgetDraft({ form: 'verification' });
    startCoolDown();
  });
  return (
    <form method="post" noValidate className="flex w-full flex-col gap-4" onSubmit={send}>
      <EmailField error={errorOf(errors.email)} {...form.register('email')} />
      <SubmitButton className="self-start" isBusy={isSubmitting} disabled={left > 0}>
        {left > 0 ? t('resend_in', { seconds: left }) : t('send_link')}
      </SubmitButton>
      <output className="font-medium empty:hidden">{message}</output>
    </form>
  );
}
