import type { CarCard } from '@nolo/contract/car-card.ts';
import { MAX_STARS } from '@nolo/domain/review/review.ts';
import { formatRating } from '@nolo/i18n/format-number.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { VisuallyHidden } from '@nolo/ui/visually-hidden.tsx';

type Rating = NonNullable<CarCard['company']['rating']>;

/** A company's average, and of how many reviews it is one. */
export function CompanyRating({ rating }: { rating: Rating }) {
  const t = useTexts('common');
  const average = formatRating(rating.average, useLanguage());
  return (
    <>
      <span aria-hidden="true" className="icon icon-star inline-flex items-center gap-1 tabular-nums">
        {average} ({rating.count})
      </span>
      <VisuallyHidden>{t('rating', { average, most: MAX_STARS, reviews: rating.count })}</VisuallyHidden>
    </>
  );
}
