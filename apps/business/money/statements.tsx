import { Link, useParams } from 'react-router';
import { formatMonth } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { DownloadButton } from '@nolo/portal/download-button.tsx';

/** A year; what is older is opened from the oldest of them. */
const MOST = 12;

/** The statements of the last months, the latest first, each as a page and as files. */
export function Statements({ months }: { months: readonly string[] }) {
  const t = useTexts('money');
  return (
    <section aria-labelledby="statements">
      <h2 id="statements" className="text-xl">
        {t('statements')}
      </h2>
      <p className="text-muted mt-1">{t('statements_text')}</p>
      <ul className="border-line mt-3 border-b">
        {months.slice(0, MOST).map((month, index) => (
          <Month key={month} month={month} isRunning={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function Month({ month, isRunning }: { month: string; isRunning: boolean }) {
  const t = useTexts('money');
  const files = useTexts('statement');
  const language = useLanguage();
  const { companyId } = useParams();
  const name = formatMonth(month, language);
  const address = `/business/company/${companyId}/statements/${month}`;
  return (
    <li className="border-line flex flex-wrap items-center gap-2 border-t py-2">
      <Link
        to={month}
        className="flex min-h-11 flex-1 flex-wrap content-center items-center gap-x-2 font-semibold whitespace-nowrap hover:underline desk:min-h-9"
      >
        <span className="first-letter:uppercase">{name}</span>
        {isRunning && <span className="text-muted text-sm font-normal">{t('running_month')}</span>}
      </Link>
      <DownloadButton address={`${address}/csv`} size="small" label={`${name}: ${files('csv')}`}>
        CSV
      </DownloadButton>
      <DownloadButton address={`${address}/pdf`} size="small" label={`${name}: ${files('pdf')}`}>
        PDF
      </DownloadButton>
    </li>
  );
}
