import { useSearchParams } from 'react-router';
import type { ListedInvoice } from '@nolo/contract/invoices.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { changedSearch, invoiceSearchOf } from './invoice-search.ts';

type FilesProps = {
  /** Of the invoice's calls, as `/business/…`. */
  address: string;
  invoice: Pick<ListedInvoice, 'number' | 'has_file'>;
};

/** The copy to read, and the invoice itself once its file is built. */
export function InvoiceFiles({ address, invoice: { number, has_file } }: FilesProps) {
  const t = useTexts('invoices');
  return (
    <span className="inline-flex min-w-30 flex-wrap items-center gap-2">
      <DownloadButton address={`${address}/paper`} size="small" label={`${number}: ${t('pdf')}`}>
        PDF
      </DownloadButton>
      {has_file && (
        <DownloadButton address={`${address}/file`} size="small" label={`${number}: ${t('xml')}`}>
          XML
        </DownloadButton>
      )}
    </span>
  );
}

/** To the pages before and after this one, of the list that the address names. */
export function InvoicePages({ hasMore }: { hasMore: boolean }) {
  const t = useTexts('invoices');
  const [search] = useSearchParams();
  const { page } = invoiceSearchOf(search);
  const to = (other: number) => changedSearch(search, 'page', other === 1 ? null : String(other));
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {page > 1 && (
        <LinkButton to={to(page - 1)} variant="quiet">
          {t('newer')}
        </LinkButton>
      )}
      {hasMore && (
        <LinkButton to={to(page + 1)} variant="secondary">
          {t('older')}
        </LinkButton>
      )}
    </div>
  );
}
