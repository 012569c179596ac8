import { useState } from 'react';
import { Form, Link, useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import type { StaffReview } from '@nolo/contract/staff/reviews.ts';
import type { ReviewPart } from '@nolo/domain/review/review.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { WrittenReview } from '@nolo/portal/written-review.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { stepAction } from '../steps.ts';

const wordsOf = (search: URLSearchParams) => search.get('q')?.trim() ?? '';
const isConspicuous = (search: URLSearchParams) => search.get('conspicuous') === 'true';
const queryOf = (search: URLSearchParams) => ({
  q: wordsOf(search),
  conspicuous: isConspicuous(search),
});

export const loadReviews = ({ request: { url, signal } }: LoaderFunctionArgs) =>
  api.call('staffReviews', { query: queryOf(new URL(url).searchParams) }, { signal });

type Step = { id: string; part: ReviewPart; reason: string };

export const hideReviews = stepAction<Step>(({ id, ...body }) =>
  api.call('hideReview', { params: { id }, body }),
);

/** What renters say of rentals and companies answer, the latest first; what breaks the rules is hidden here. */
export function ReviewsPage() {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const { reviews, has_more } = useLoaderData<typeof loadReviews>();
  const [search] = useSearchParams();
  const words = wordsOf(search);
  const isFiltered = words !== '' || isConspicuous(search);
  return (
    <>
      <title>{t('reviews')}</title>
      <h1 className="text-2xl">{t('reviews')}</h1>
      <search className="mt-4">
        <Form className="grid items-end gap-3 desk:grid-cols-[minmax(0,24rem)_auto_auto_auto] desk:justify-start">
          <TextField
            key={words}
            name="q"
            type="search"
            autoComplete="off"
            label={t('reviews_find')}
            defaultValue={words}
          />
          <Checkbox
            name="conspicuous"
            value="true"
            label={t('reviews_conspicuous')}
            defaultChecked={isConspicuous(search)}
          />
          <Button type="submit" className="min-h-12!">
            {backoffice('search')}
          </Button>
          {isFiltered && (
            <Link to="/reviews" className={buttonStyle('quiet', 'medium', 'min-h-12!')}>
              {t('reviews_all')}
            </Link>
          )}
        </Form>
      </search>
      {reviews.length > 0 ? (
        <ul className="border-line mt-4 border-t">
          {reviews.map((review) => (
            <ReviewRow key={review.booking_id} review={review} />
          ))}
        </ul>
      ) : !isFiltered ? (
        <EmptyState title={t('reviews_none')} text={t('reviews_none_text')} />
      ) : (
        <EmptyState title={t('reviews_none_found')} text={t('reviews_none_found_text')} />
      )}
      {has_more && <p className="text-muted mt-4">{backoffice('list_has_more')}</p>}
    </>
  );
}

/** What is still published can be hidden; nothing of a hidden review is. */
function publishedParts({ hidden_because, answer }: StaffReview): ReviewPart[] {
  if (hidden_because !== null) return [];
  return answer?.hidden_because === null ? ['review', 'answer'] : ['review'];
}

function ReviewRow({ review }: { review: StaffReview }) {
  const t = useTexts('work');
  const backoffice = useTexts('backoffice');
  const [asked, setAsked] = useState<ReviewPart | null>(null);
  const { booking_id: id, company, car, number } = review;
  return (
    <li className="border-line border-b py-4">
      <WrittenReview review={review} of={`${company}, ${car}, ${number}`} />
      <p className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {review.patterns.map(({ kind, count }) => (
          <Badge key={kind} tone="warning">
            {t(`review_${kind}`, { count })}
          </Badge>
        ))}
      </p>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {publishedParts(review).map((part) => (
          <Button key={part} variant="secondary" className="min-h-12!" onClick={() => setAsked(part)}>
            {t(`hide_${part}`)}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <ReasonDialog<Step>
          title={t(`hide_${asked}_title`)}
          text={t(`hide_${asked}_text`)}
          label={backoffice('reason')}
          hint={t('hide_reason_hint')}
          confirmLabel={t(`hide_${asked}`)}
          variant="danger"
          stepOf={(reason) => ({ id, part: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  );
}
