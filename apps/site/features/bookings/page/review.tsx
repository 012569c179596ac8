import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import type { ReservationDetail } from '@nolo/contract/reservation-detail.ts';
import type { WrittenReview } from '@nolo/contract/reviews.ts';
import { MAX_REVIEW, MAX_STARS } from '@nolo/domain/review/review.ts';
import { formatDeadline, formatWrittenDate } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Stars } from '@nolo/ui/stars.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { Section } from './section.tsx';
import { StarsField } from './stars-field.tsx';

type Props = {
  booking: ReservationDetail;
  review: NonNullable<ReservationDetail['review']>;
  onSent: () => void;
};

/** The car is back: how it was is said here, while there is time, and stands here afterwards. */
export function Review({ booking, review, onSent }: Props) {
  const t = useTexts('booking');
  const language = useLanguage();
  const { author, review_until, written } = review;
  const company = booking.company.company_name;
  if (written !== null) return <Own review={written} company={company} />;
  return (
    <Section title={t('review_title')}>
      {booking.can_review ? (
        <>
          <p>{t('review_text', { company, author, deadline: formatDeadline(review_until, language) })}</p>
          <ReviewForm bookingId={booking.id} onSettled={onSent} />
        </>
      ) : (
        <p>{t('review_over', { date: formatWrittenDate(review_until, language) })}</p>
      )}
    </Section>
  );
}

function Own({ review, company }: { review: WrittenReview; company: string }) {
  const t = useTexts('booking');
  const common = useTexts('common');
  const language = useLanguage();
  const { stars: count, text, language: written, author, written_at, hidden_because, answer } = review;
  return (
    <Section title={t('review_own')}>
      <Stars count={count} most={MAX_STARS} label={common('stars', { count, most: MAX_STARS })} />
      <p lang={written} className="mt-2 break-words whitespace-pre-line">
        {text}
      </p>
      <p className="text-muted mt-1 text-sm">
        {t('review_published', { author, date: formatWrittenDate(written_at, language) })}
      </p>
      {hidden_because !== null && <Hidden>{t('review_hidden', { company, reason: hidden_because })}</Hidden>}
      {answer && (
        <div className="border-line-strong mt-4 border-l-2 pl-4">
          <p className="text-muted text-sm">
            {t('review_answer', { company, date: formatWrittenDate(answer.answered_at, language) })}
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
          {answer.hidden_because !== null && (
            <Hidden>{t('review_answer_hidden', { company, reason: answer.hidden_because })}</Hidden>
          )}
        </div>
      )}
    </Section>
  );
}

function Hidden({ children }: { children: string }) {
  return (
    <p className="bg-warning-soft text-warning rounded-control mt-3 px-3 py-2 text-sm break-words">
      {children}
    </p>
  );
}

function ReviewForm({ bookingId, onSettled }: { bookingId: string; onSettled: () => void }) {
  const t = useTexts('booking');
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setErrors({});
    try {
      const input = {
        params: { id: bookingId },
        body: { stars: Number(form.get('stars')), text: form.get('text') as string },
      };
      toast.success((await browserApi.reply('addReview', input, { isQuiet: true })).message);
      onSettled();
    } catch (thrown) {
      const atFields = isApiError(thrown) ? thrown.errors : {};
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) {
        toast.error(messageOf(thrown));
        onSettled();
      }
    }
    setIsBusy(false);
  };
  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={(event) => void onSubmit(event)}>
      <StarsField name="stars" label={t('review_stars')} error={errors['stars']?.[0]} />
      <TextAreaField
        name="text"
        label={t('review_field')}
        hint={t('review_field_hint')}
        error={errors['text']?.[0]}
        maxLength={MAX_REVIEW}
      />
      <Button type="submit" className="justify-self-start" isBusy={isBusy}>
        {t('review_send')}
      </Button>
    </form>
  );
}
