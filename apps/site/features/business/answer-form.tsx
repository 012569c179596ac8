import { browserApi } from '../../api/browser-api.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../shared/forms/submit-with.ts';
import { useFieldError } from '../../shared/forms/use-field-error.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { FileField } from '@nolo/ui/file-field.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import type { AnswerForm as Form } from './application-schema.ts';

const resolver = schemaResolver(async () => (await import('./application-schema.ts')).answerSchema);

/** The applicant's answer to what staff asked, with a file where one is wanted. */
export function AnswerForm({ token, onAnswered }: { token: string; onAnswered: () => void }) {
  const t = useTexts('application');
  const errorOf = useFieldError();
  const form = useForm<Form>({ resolver, defaultValues: { answer: '' } });
  const { errors, isSubmitting } = form.formState;
  const send = submitWith(form, async ({ answer, certificate }) => {
    const body = new FormData();
    body.append('token', token);
    body.append('answer', answer);
    const file = certificate?.[0];
    if (file) body.append('certificate', file);
    const { message } = await browserApi.reply('answerApplication', { body });
    toast.success(message);
    onAnswered();
  });
  return (
    <form method="post" noValidate className="mt-5 grid gap-5" onSubmit={send}>
      <TextAreaField label={t('answer')} error={errorOf(errors.answer)} {...form.register('answer')} />
      <FileField
        label={t('answer_file')}
        hint={t('certificate_hint')}
        choose={t('certificate_choose')}
        none={t('certificate_none')}
        accept="application/pdf,image/jpeg,image/png"
        error={errorOf(errors.certificate)}
        {...form.register('certificate')}
      />
      <SubmitButton className="sm:justify-self-start" isBusy={isSubmitting}>
        {t('send_answer')}
      </SubmitButton>
    </form>
  );
}
