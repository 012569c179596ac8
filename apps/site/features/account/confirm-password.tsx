import { Link, useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import type { resetPasswordBody } from '@nolo/contract/passwords.ts';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { showServerErrors } from '../../shared/forms/use-field-error.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { ChevronLeftIcon, WarningIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { AccountFrame } from './account-frame.tsx';
import { NewPassword } from './new-password.tsx';
import { Notice } from './notice.tsx';
import { useRedirect } from './use-log-in-address.ts';

const resolver = schemaResolver(async () => (await import('@nolo/contract/passwords.ts')).resetPasswordBody);

/** Where the link of the reset mail leads (docs/specification/accounts.md 3). */
export function ConfirmPassword() {
  const t = useTexts('login');
  const language = useLanguage();
  const [search] = useSearchParams();
  const token = search.get('reset_token');
  return (
    <AccountFrame>
      <Link
        to={paths.home(language)}
        className="text-primary-text rounded-control -ml-1 mb-4 inline-flex min-h-11 items-center gap-1 self-start font-semibold"
      >
        <ChevronLeftIcon />
        {t('reset_back')}
      </Link>
      {token ? <ResetForm token={token} /> : <NoToken />}
    </AccountFrame>
  );
}

function useReset(token: string) {
  const language = useLanguage();
  const redirect = useRedirect();
  const navigate = useNavigate();
  const form = useForm<z.input<typeof resetPasswordBody>>({
    resolver,
    defaultValues: { token, new_password: '', confirm_password: '' },
  });
  const save = form.handleSubmit(async (values) => {
    try {
      const { message } = await browserApi.reply('resetPassword', { body: values });
      toast.success(message);
      void navigate(paths.login(language, { tab: 'sign-in', redirect }), { replace: true });
    } catch (error) {
      // A token cut short by a mail program is refused by its form; there is no field to say it at.
      const isCutShort = isApiError(error) && 'token' in error.errors;
      if (isCutShort || !showServerErrors(error, form.setError)) toast.error(messageOf(error));
    }
  });
  return { form, save };
}

function ResetForm({ token }: { token: string }) {
  const t = useTexts('login');
  const { form, save } = useReset(token);
  return (
    <>
      <h1 className="text-3xl">{t('reset_title')}</h1>
      <p className="text-muted mt-2">{t('reset_text')}</p>
      <form
        noValidate
        method="post"
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event) => void save(event)}
      >
        <NewPassword
          form={form}
          field="new_password"
          label={t('new_password')}
          hint={t('reset_hint')}
          personal={[]}
        />
        <SubmitButton size="large" isBusy={form.formState.isSubmitting}>
          {t('reset_send')}
        </SubmitButton>
      </form>
    </>
  );
}

function NoToken() {
  const t = useTexts('login');
  const language = useLanguage();
  return (
    <Notice tone="warning" icon={<WarningIcon />} title={t('invalid_title')} text={t('reset_no_token')}>
      <LinkButton to={paths.login(language, { forgot: '1' })}>{t('reset_ask_again')}</LinkButton>
    </Notice>
  );
}
