import type { CarDetail } from '@nolo/contract/cars.ts';
import type { PublishedReview } from '@nolo/contract/reviews.ts';
import { MAX_STARS } from '@nolo/domain/review/review.ts';
import { formatWrittenDate } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Stars } from '@nolo/ui/stars.tsx';
import { CompanyRating } from '../../shared/cars/company-rating.tsx';
import { useSiteName } from '../../theme/use-tenant.ts';

/** What renters say of the car's company, the latest first; nothing where nobody has said anything yet. */
export function CompanyReviews({ company }: Pick<CarDetail, 'company'>) {
  const t = useTexts('car');
  const site = useSiteName();
  const { company_name, rating, reviews } = company;
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="text-2xl">
        {t('reviews_title', { company: company_name })}
      </h2>
      {rating && (
        <p className="mt-2 text-lg font-semibold">
          <CompanyRating rating={rating} />
        </p>
      )}
      <p className="text-muted mt-1 text-sm">{t('reviews_note', { company: company_name, site })}</p>
      <ul className="divide-line mt-4 flex flex-col divide-y [&>*]:py-5">
        {reviews.map((review) => (
          <Review
            key={`${review.written_on} ${review.author} ${review.text}`}
            review={review}
            company={company_name}
          />
        ))}
      </ul>
    </section>
  );
}

function Review({ review, company }: { review: PublishedReview; company: string }) {
  const t = useTexts('car');
  const common = useTexts('common');
  const { stars: count, text, language, author, written_on, answer } = review;
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars count={count} most={MAX_STARS} label={common('stars', { count, most: MAX_STARS })} />
        <span className="font-semibold">{author}</span>
        <time dateTime={written_on} className="text-muted text-sm">
          {formatWrittenDate(written_on, useLanguage())}
        </time>
      </p>
      <p lang={language} className="mt-2 break-words whitespace-pre-line">
        {text}
      </p>
      {answer !== null && (
        <div className="border-line-strong mt-3 border-l-2 pl-4">
          <p className="text-muted text-sm">{t('review_answer', { company })}</p>
          <p className="mt-1 break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}
