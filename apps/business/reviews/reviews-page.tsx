import { useState } from 'react';
import { useLoaderData, useParams, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import type { CompanyReview } from '@nolo/contract/business/reviews.ts';
import { mayAct } from '@nolo/domain/account/roles.ts';
import { LEAST_RATED, MAX_REVIEW, MAX_STARS, REVIEW_DAYS } from '@nolo/domain/review/review.ts';
import { formatRating } from '@nolo/i18n/format-number.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useCallForm } from '@nolo/portal/use-call-form.ts';
import { WrittenReview } from '@nolo/portal/written-review.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { StarIcon } from '@nolo/ui/icons.tsx';
import { TextAreaField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { useCompany } from '../member.ts';

export const loadReviews = ({ params: { companyId = '' }, request: { signal } }: LoaderFunctionArgs) =>
  api.call('companyReviews', { params: { companyId } }, { signal });

/** What renters say of the company; who may answer does it below each. */
export function ReviewsPage() {
  const t = useTexts('company-bookings');
  const { reviews, has_more } = useLoaderData<typeof loadReviews>();
  return (
    <>
      <title>{t('reviews')}</title>
      <h1 className="text-2xl">{t('reviews')}</h1>
      <p className="text-muted mt-1">{t('reviews_text')}</p>
      {reviews.length === 0 ? (
        <EmptyState
          title={t('reviews_none')}
          text={t('reviews_none_text', { days: REVIEW_DAYS })}
          Icon={StarIcon}
        />
      ) : (
        <>
          <Average />
          <ul className="border-line mt-4 border-t">
            {reviews.map((review) => (
              <ReviewRow key={review.booking_id} review={review} />
            ))}
          </ul>
        </>
      )}
      {has_more && <p className="text-muted mt-4">{t('reviews_more')}</p>}
    </>
  );
}

function Average() {
  const t = useTexts('company-bookings');
  const common = useTexts('common');
  const language = useLanguage();
  const { rating } = useLoaderData<typeof loadReviews>();
  if (rating === null) return <p className="mt-4">{t('reviews_few', { least: LEAST_RATED })}</p>;
  const average = formatRating(rating.average, language);
  return (
    <p className="mt-4 text-lg font-semibold">
      {common('rating', { average, most: MAX_STARS, reviews: rating.count })}
    </p>
  );
}

function ReviewRow({ review }: { review: CompanyReview }) {
  const { role } = useCompany();
  const isOpen = review.answer === null && review.hidden_because === null;
  return (
    <li className="border-line border-b py-4">
      <WrittenReview review={review} of={`${review.car}, ${review.number}`} />
      {isOpen && mayAct(role, 'manager') && <Answer review={review} />}
    </li>
  );
}

function Answer({ review }: { review: CompanyReview }) {
  const t = useTexts('company-bookings');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <AnswerForm id={review.booking_id} />;
  return (
    <Button variant="secondary" className="mt-3 min-h-12!" onClick={() => setIsOpen(true)}>
      {t('review_answer')}
    </Button>
  );
}

function AnswerForm({ id }: { id: string }) {
  const t = useTexts('company-bookings');
  const { companyId = '' } = useParams();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, isSending, errorOf, refusal } = useCallForm(
    (typed) =>
      api.call('answerReview', { params: { companyId, id }, body: { text: typed.get('text') as string } }),
    revalidate,
  );
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-3 grid max-w-prose gap-4">
      <TextAreaField
        name="text"
        label={t('review_answer_field')}
        hint={t('review_answer_hint')}
        error={errorOf('text')}
        maxLength={MAX_REVIEW}
      />
      {refusal !== null && (
        <p role="alert" className="text-danger font-medium">
          {refusal}
        </p>
      )}
      <Button type="submit" className="min-h-12! justify-self-start" isBusy={isSending}>
        {t('review_answer_send')}
      </Button>
    </form>
  );
}
