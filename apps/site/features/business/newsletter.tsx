import type { z } from 'zod';
import type { newsletterBody } from '@nolo/contract/contact.ts';
import type { Invitation } from '@nolo/content/schema/text.ts';
import { browserApi } from '../../api/browser-api.ts';
import { EmailField } from '../../shared/forms/email-field.tsx';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

const resolver = schemaResolver(async () => (await import('@nolo/contract/contact.ts')).newsletterBody);

export function Newsletter({ invitation }: { invitation: Invitation }) {
  return (
    <section className="bg-primary-soft rounded-panel p-6 sm:p-10">
      <h2 className="text-2xl">{invitation.title}</h2>
      <p className="mt-2 max-w-prose">{invitation.text}</p>
      <NewsletterForm button={invitation.button} />
    </section>
  );
}

function NewsletterForm({ button }: Pick<Invitation, 'button'>) {
  const errorOf = useFieldError();
  const form = useForm<z.input<typeof newsletterBody>>({ resolver, defaultValues: { email: '' } });
  useFormDraft(form, { form: 'newsletter' });
  const { register, reset, formState } = form;
  const send = submitWith(form, async (values) => {
    toast.success((await browserApi.reply('subscribeNewsletter', { body: values })).message);
    reset();
  });
  return (
    <form
      method="post"
      noValidate
      className="mt-5 flex max-w-xl flex-col gap-3 sm:flex-row sm:items-end"
      onSubmit={send}
    >
      <EmailField className="flex-1" error={errorOf(formState.errors.email)} {...register('email')} />
      <SubmitButton isBusy={formState.isSubmitting}>{button}</SubmitButton>
    </form>
  );
}
