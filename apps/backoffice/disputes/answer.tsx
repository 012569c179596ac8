import type { StaffDispute } from '@nolo/contract/staff/disputes.ts';
import { isAsking } from '@nolo/domain/payment/dispute-state.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { When } from '../row-parts.tsx';

/** Where the provider has its own page of a dispute. */
const AT_PROVIDER = 'https://dashboard.stripe.com/disputes/';

/** Until when the bank waits for an answer, and where it is given: never from here. */
export function Answer({ dispute }: { dispute: StaffDispute }) {
  const t = useTexts('disputes');
  const { id, is_open, respond_by, status } = dispute;
  const isUrgent = isAsking(status);
  return (
    <section
      aria-labelledby="answer"
      className={`rounded-card mt-4 p-4 ${isUrgent ? 'bg-warning-soft' : 'bg-sunken'}`}
    >
      <h2 id="answer" className={`font-semibold ${isUrgent ? 'text-warning' : ''}`}>
        {isUrgent && respond_by !== null ? (
          <>
            {t('respond_by')} <When at={respond_by} />
          </>
        ) : (
          t('answer')
        )}
      </h2>
      <p className="mt-1 max-w-prose">{t(is_open ? 'answer_text' : 'answer_over')}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        <a
          href={`${AT_PROVIDER}${id}`}
          target="_blank"
          rel="noreferrer"
          className="text-primary-text inline-flex min-h-12 items-center underline desk:min-h-0"
        >
          {t('answer_link')}
        </a>
        <span className="text-muted self-center text-sm">{t('files_audited')}</span>
      </p>
    </section>
  );
}
