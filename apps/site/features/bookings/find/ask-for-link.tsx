import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import type { bookingLinkBody } from '@nolo/contract/booking-links.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { forgetDraft, type DraftName } from '../../../shared/forms/draft.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../../shared/forms/submit-with.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';

const resolver = schemaResolver(
  async () => (await import('@nolo/contract/booking-links.ts')).bookingLinkBody,
);

type Words = Record<'number' | 'numberHint' | 'email' | 'send' | 'sent' | 'again', string> & {
  emailHint?: string;
};

type Props = {
  title: string;
  text: string;
  words: Words;
  call: 'sendBookingLink' | 'sendDocumentLink';
  draft: DraftName['form'];
  /** Below the form. */
  children?: ReactNode;
};

/** Number and e-mail address; what follows is a mail, whoever asks. */
export function AskForLink({ title, text, children, ...form }: Props) {
  const [sent, setSent] = useState('');
  const { words } = form;
  return (
    <div className="page-width flex max-w-xl flex-1 flex-col gap-6 py-10">
      <div>
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-muted mt-2">{text}</p>
      </div>
      <Card>
        {sent && <h2 className="mb-2 text-xl">{words.sent}</h2>}
        <output className="block empty:hidden">{sent}</output>
        {sent ? (
          <Button variant="secondary" className="mt-5" onClick={() => setSent('')}>
            {words.again}
          </Button>
        ) : (
          <LinkForm {...form} onSent={setSent} />
        )}
      </Card>
      {children}
    </div>
  );
}

type FormProps = Pick<Props, 'words' | 'call' | 'draft'> & { onSent: (message: string) => void };

function LinkForm({ words, call, draft, onSent }: FormProps) {
  const errorOf = useFieldError();
  const form = useForm<z.input<typeof bookingLinkBody>>({
    resolver,
    defaultValues: { number: '', email: '' },
  });
  useFormDraft(form, { form: draft });
  const { register, formState } = form;
  const send = submitWith(form, async (body) => {
    const { message } = await browserApi.reply(call, { body });
    forgetDraft({ form: draft });
    onSent(message);
  });
  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={send}>
      <TextField
        label={words.number}
        hint={words.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        error={errorOf(formState.errors.number)}
        {...register('number')}
      />
      <TextField
        label={words.email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorOf(formState.errors.email)}
        {...register('email')}
      />
      <SubmitButton className="self-start" isBusy={formState.isSubmitting}>
        {words.send}
      </SubmitButton>
    </form>
  );
}
