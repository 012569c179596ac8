import { useState } from 'react';
import type { z } from 'zod';
import type { bookMeetingBody } from '@nolo/contract/contact.ts';
import { formatDayTime, formatMoment, localDateTime } from '@nolo/i18n/format.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { forgetDraft } from '../../shared/forms/draft.ts';
import { schemaResolver } from '../../shared/forms/schema-resolver.ts';
import { showServerErrors, useFieldError } from '../../shared/forms/use-field-error.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

const resolver = schemaResolver(async () => (await import('@nolo/contract/contact.ts')).bookMeetingBody);

type Booked = { starts_at: string; calendar: string };

/** 'Book a Meeting': a call at one of the free times, which are asked for when somebody wants one. */
export function Meeting() {
  const t = useTexts('business');
  const [times, setTimes] = useState<readonly string[] | null>(null);
  const [booked, setBooked] = useState<Booked | null>(null);
  const ask = () => {
    browserApi.call('meetingTimes').then(
      (found) => setTimes(found.times),
      (error: unknown) => toast.error(messageOf(error)),
    );
  };
  return (
    <>
      <h3 className="text-lg">{t('meeting')}</h3>
      <p className="text-muted mt-1 mb-4">{t('meeting_text')}</p>
      {booked ? (
        <MeetingBooked booked={booked} />
      ) : times === null ? (
        <Button variant="secondary" onClick={ask}>
          {t('meeting')}
        </Button>
      ) : (
        <MeetingForm times={times} onBooked={setBooked} onTaken={ask} />
      )}
    </>
  );
}

function MeetingBooked({ booked }: { booked: Booked }) {
  const t = useTexts('business');
  const language = useLanguage();
  const save = () => {
    const url = URL.createObjectURL(new Blob([booked.calendar], { type: 'text/calendar' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: 'nolo.ics' });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <output>
        {t('meeting_booked', { moment: formatMoment(localDateTime(booked.starts_at), language) })}
      </output>
      <Button variant="secondary" onClick={save}>
        {t('meeting_calendar')}
      </Button>
    </div>
  );
}

type FormProps = { times: readonly string[]; onBooked: (booked: Booked) => void; onTaken: () => void };

function useMeetingForm({ times, onBooked, onTaken }: FormProps) {
  const form = useForm<z.input<typeof bookMeetingBody>>({
    resolver,
    defaultValues: { starts_at: times[0] ?? '', name: '', email: '', phone: '' },
  });
  const isFree = (time: unknown) => times.some((one) => one === time);
  useFormDraft(
    form,
    { form: 'meeting' },
    {
      isKept: (path, value) => path !== 'starts_at' || isFree(value),
      // The first free time may be another one after a reload.
      together: ['starts_at', 'name', 'email', 'phone'],
    },
  );
  const { register, handleSubmit, setError, formState } = form;
  const send = handleSubmit(async (values) => {
    try {
      const booked = await browserApi.call('bookMeeting', { body: values });
      forgetDraft({ form: 'meeting' });
      onBooked(booked);
    } catch (error) {
      if (showServerErrors(error, setError, { 'meeting.taken': 'starts_at' })) onTaken();
      else toast.error(messageOf(error));
    }
  });
  return { register, send, errors: formState.errors, isBusy: formState.isSubmitting };
}

const personFields = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', autoComplete: 'email', type: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel' },
] as const;

function MeetingForm(props: FormProps) {
  const t = useTexts('business');
  const language = useLanguage();
  const errorOf = useFieldError();
  const { register, send, errors, isBusy } = useMeetingForm(props);
  const labelOf = (time: string) => formatDayTime(localDateTime(time), language);
  return (
    <form method="post" noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      <SelectField
        label={t('meeting_time')}
        options={props.times.map((time) => ({ value: time, label: labelOf(time) }))}
        error={errorOf(errors.starts_at)}
        {...register('starts_at')}
      />
      {personFields.map(({ name, ...input }) => (
        <TextField key={name} label={t(name)} error={errorOf(errors[name])} {...input} {...register(name)} />
      ))}
      <SubmitButton isBusy={isBusy}>{t('meeting_book')}</SubmitButton>
    </form>
  );
}
