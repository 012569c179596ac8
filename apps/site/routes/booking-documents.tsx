import { useSearchParams } from 'react-router';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { AskForDocuments } from '../features/bookings/company/ask-for-documents.tsx';
import { LinkedDocuments } from '../features/bookings/company/linked-documents.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['handover', 'validation'], footer: 'short' };

/** For the staff of a company: asks for the link, and is where it leads (`?open`). */
export default function BookingDocumentsPage() {
  const t = useTexts('handover');
  const [search] = useSearchParams();
  return (
    <>
      <PageMeta title={t('title')} isPrivate />
      <meta name="referrer" content="no-referrer" />
      {search.has('open') ? <LinkedDocuments /> : <AskForDocuments />}
    </>
  );
}
