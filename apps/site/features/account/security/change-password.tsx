import type { z } from 'zod';
import type { changePasswordBody } from '@nolo/contract/passwords.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useUser } from '../../../api/current-user.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../../shared/forms/submit-with.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { PasswordField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { NewPassword } from '../new-password.tsx';

const resolver = schemaResolver(async () => (await import('@nolo/contract/passwords.ts')).changePasswordBody);

const EMPTY = { current_password: '', new_password: '', confirm_password: '' };

export function ChangePassword() {
  const t = useTexts('security');
  const errorOf = useFieldError();
  const user = useUser();
  const form = useForm<z.input<typeof changePasswordBody>>({
    resolver,
    defaultValues: EMPTY,
  });
  const { register, reset, formState } = form;
  const save = submitWith(form, async (values) => {
    const { message } = await browserApi.reply('changePassword', { body: values });
    reset(EMPTY);
    toast.success(message);
  });
  return (
    <form noValidate method="post" className="flex max-w-md flex-col gap-5" onSubmit={save}>
      <HiddenUsername email={user?.email} />
      <PasswordField
        label={t('current_password')}
        autoComplete="current-password"
        error={errorOf(formState.errors.current_password)}
        {...register('current_password')}
      />
      <NewPassword
        form={form}
        field="new_password"
        label={t('new_password')}
        personal={user ? [user.first_name, user.last_name, user.email, user.mobile_number] : []}
      />
      <SubmitButton className="self-start" isBusy={formState.isSubmitting}>
        {t('save_password')}
      </SubmitButton>
    </form>
  );
}

/** Tells password managers whose password it is. */
function HiddenUsername({ email }: { email: string | undefined }) {
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      defaultValue={email}
      key={email}
      readOnly
      hidden
    />
  );
}
