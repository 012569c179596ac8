import type { WrittenReview as Review } from '@nolo/contract/reviews.ts';
import { MAX_STARS } from '@nolo/domain/review/review.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Stars } from '@nolo/ui/stars.tsx';

type Props = {
  review: Review;
  /** Which rental, and whose. */
  of: string;
};

/** What a renter says of a rental and what the company answered, with the reason where one of both is hidden. */
export function WrittenReview({ review, of }: Props) {
  const t = useTexts('portal');
  const common = useTexts('common');
  const { stars: count, text, language, author, written_at, hidden_because, answer } = review;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars count={count} most={MAX_STARS} label={common('stars', { count, most: MAX_STARS })} />
        <span className="font-semibold">{author}</span>
        <time dateTime={written_at} className="text-muted text-sm tabular-nums">
          {formatDate(localDateTime(written_at))}
        </time>
      </p>
      <p className="text-muted text-sm">{of}</p>
      <p lang={language} className="mt-2 max-w-prose break-words whitespace-pre-line">
        {text}
      </p>
      {hidden_because !== null && <Hidden reason={hidden_because} />}
      {answer && (
        <div className="border-line-strong mt-3 border-l-2 pl-4">
          <p className="text-muted text-sm">
            {t('review_answer', { date: formatDate(localDateTime(answer.answered_at)) })}
          </p>
          <p className="mt-1 max-w-prose break-words whitespace-pre-line">{answer.text}</p>
          {answer.hidden_because !== null && <Hidden reason={answer.hidden_because} />}
        </div>
      )}
    </>
  );
}

function Hidden({ reason }: { reason: string }) {
  const t = useTexts('portal');
  return (
    <p className="bg-warning-soft text-warning rounded-control mt-2 max-w-prose px-3 py-2 text-sm break-words">
      {t('review_hidden', { reason })}
    </p>
  );
}
