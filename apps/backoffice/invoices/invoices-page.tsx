import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { InvoicePages } from '@nolo/portal/invoice-list-parts.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { CardIcon } from '@nolo/ui/icons.tsx';
import { api } from '../api.ts';
import { Filters, filtersOf } from './filters.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { WaitingTable } from './waiting-table.tsx';

export function loadInvoices({ request: { url, signal } }: LoaderFunctionArgs) {
  const { year, page, state, company, q } = filtersOf(new URL(url).searchParams);
  return api.call(
    'staffInvoices',
    {
      query: {
        year: year ?? undefined,
        state: state ?? undefined,
        company: company ?? undefined,
        q,
        page,
      },
    },
    { signal },
  );
}

/** The platform's invoices, and the commissions that wait for data; what was rejected is sent again here. */
export function InvoicesPage() {
  const work = useTexts('work');
  const t = useTexts('invoices');
  const { years, invoices, waiting, has_more } = useLoaderData<typeof loadInvoices>();
  const [search] = useSearchParams();
  const { year, state, company, q, page } = filtersOf(search);
  const isAll = year === null && state === null && company === null && q === '';
  // They have no year and no state, and are not among those that words find.
  const isWaitingShown = waiting.length > 0 && year === null && state === null && q === '' && page === 1;
  const companyName = [...invoices, ...waiting].find((one) => one.company?.id === company)?.company?.name;
  return (
    <>
      <title>{work('invoices')}</title>
      <h1 className="text-2xl">{work('invoices')}</h1>
      <Filters years={years} companyName={companyName ?? null} />
      {isWaitingShown && <WaitingTable waiting={waiting} />}
      {invoices.length > 0 ? (
        <section aria-labelledby="invoices" className={isWaitingShown ? 'mt-8' : ''}>
          <h2 id="invoices" className={isWaitingShown ? 'text-xl' : 'sr-only'}>
            {t('issued')}
          </h2>
          <InvoiceTable invoices={invoices} />
        </section>
      ) : isAll && page === 1 ? (
        <EmptyState title={t('none')} text={t('none_text')} Icon={CardIcon} />
      ) : (
        <EmptyState title={t('none_found')} text={t('none_found_text')} Icon={CardIcon} />
      )}
      <InvoicePages hasMore={has_more} />
    </>
  );
}
