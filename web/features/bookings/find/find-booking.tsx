import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { bookingLinkBody } from '../../../../contract/booking-links.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { forgetDraft } from '../../../shared/forms/draft.ts';
import { schemaResolver } from '../../../shared/forms/schema-resolver.ts';
import { submitWith } from '../../../shared/forms/submit-with.ts';
import { useFieldError } from '../../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const resolver = schemaResolver(
  async () => (await import('../../../../contract/booking-links.ts')).bookingLinkBody,
);

/** Number and e-mail address; what follows is a mail, whoever asks. */
export function FindBooking() {
  const t = useTexts('booking');
  const [sent, setSent] = useState('');
  return (
    <div className="page-width flex max-w-xl flex-1 flex-col gap-6 py-10">
      <div>
        <h1 className="text-3xl sm:text-4xl">{t('find_title')}</h1>
        <p className="text-muted mt-2">{t('find_text')}</p>
      </div>
      <Card>
        {sent && <h2 className="mb-2 text-xl">{t('find_sent')}</h2>}
        <output className="block empty:hidden">{sent}</output>
        {sent ? (
          <Button look="secondary" className="mt-5" onClick={() => setSent('')}>
            {t('find_again')}
          </Button>
        ) : (
          <LinkForm onSent={setSent} />
        )}
      </Card>
    </div>
  );
}

function LinkForm({ onSent }: { onSent: (message: string) => void }) {
  const t = useTexts('booking');
  const errorOf = useFieldError();
  const form = useForm<z.input<typeof bookingLinkBody>>({
    resolver,
    defaultValues: { number: '', email: '' },
  });
  useFormDraft(form, { form: 'find_booking' });
  const { register, formState } = form;
  const send = submitWith(form, async (body) => {
    const { message } = await browserApi.reply('sendBookingLink', { body });
    forgetDraft({ form: 'find_booking' });
    onSent(message);
  });
  return (
    <form method="post" noValidate className="flex flex-col gap-5" onSubmit={send}>
      <TextField
        label={t('find_number')}
        hint={t('find_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        error={errorOf(formState.errors.number)}
        {...register('number')}
      />
      <TextField
        label={t('find_email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={errorOf(formState.errors.email)}
        {...register('email')}
      />
      <Button type="submit" className="self-start" isBusy={formState.isSubmitting}>
        {t('find_send')}
      </Button>
    </form>
  );
}
