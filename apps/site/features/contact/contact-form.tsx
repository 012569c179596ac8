import type { z } from 'zod';
import type { contactUsBody } from '@nolo/contract/contact.ts';
import { browserApi } from '../../api/browser-api.ts';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { TextAreaField, TextField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

const resolver = schemaResolver(async () => (await import('@nolo/contract/contact.ts')).contactUsBody);

type Form = z.input<typeof contactUsBody>;
const empty: Form = { first_name: '', last_name: '', email: '', mobile_number: '', message: '' };

const personFields = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
  { name: 'email', autoComplete: 'email', type: 'email', autoCapitalize: 'none' },
  { name: 'mobile_number', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
] as const;

/** 201 is a success toast, anything else its message. */
function useContact(onSent: (message: string) => void) {
  const form = useForm<Form>({ resolver, defaultValues: empty });
  useFormDraft(form, { form: 'contact' });
  const { register, formState } = form;
  const send = submitWith(form, async (values) => {
    const { message } = await browserApi.reply('contactUs', { body: values });
    forgetDraft({ form: 'contact' });
    toast.success(message);
    onSent(message);
  });
  return { register, send, errors: formState.errors, isBusy: formState.isSubmitting };
}

/** Every field is required (docs/specification/messages.md 3). */
export function ContactForm({ onSent }: { onSent: (message: string) => void }) {
  const t = useTexts('content');
  const person = useTexts('account');
  const errorOf = useFieldError();
  const { register, send, errors, isBusy } = useContact(onSent);
  return (
    <form method="post" noValidate className="grid grid-cols-1 gap-5 sm:grid-cols-2" onSubmit={send}>
      {personFields.map(({ name, ...input }) => (
        <TextField
          key={name}
          label={person(name)}
          error={errorOf(errors[name])}
          {...input}
          {...register(name)}
        />
      ))}
      <TextAreaField
        label={t('contact_message')}
        rows={7}
        className="sm:col-span-2"
        error={errorOf(errors.message)}
        {...register('message')}
      />
      <SubmitButton className="justify-self-start" isBusy={isBusy}>
        {t('contact_send')}
      </SubmitButton>
      <noscript>
        <p className="text-muted">{t('contact_without_scripts')}</p>
      </noscript>
    </form>
  );
}
