import { Link, useSearchParams } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { changedSearch, invoiceSearchOf } from '@nolo/portal/invoice-search.ts';

/** Which year's invoices are shown; nothing where there is no choice. */
export function InvoiceYears({ years }: { years: readonly number[] }) {
  const t = useTexts('invoices');
  const [search] = useSearchParams();
  const { year } = invoiceSearchOf(search);
  if (years.length < 2 && year === null) return null;
  return (
    <nav aria-label={t('year')} className="mt-4 -ml-3 flex flex-wrap gap-1">
      {[null, ...years].map((one) => (
        <Link
          key={one}
          to={changedSearch(search, 'year', one === null ? null : String(one))}
          preventScrollReset
          aria-current={one === year ? 'true' : undefined}
          className="rounded-control hover:bg-sunken aria-[current=true]:bg-sunken flex min-h-11 items-center px-3 font-semibold tabular-nums desk:min-h-9"
        >
          {one ?? t('all_years')}
        </Link>
      ))}
    </nav>
  );
}
