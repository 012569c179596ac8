import { useSearchParams } from 'react-router';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { LinkedDocuments } from '../features/bookings/company/linked-documents.tsx';
import { AskForLink } from '../features/bookings/find/ask-for-link.tsx';
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

/** For a company's staff: the mail goes to the company's own address. */
function AskForDocuments() {
  const t = useTexts('handover');
  return (
    <AskForLink
      title={t('title')}
      text={t('text')}
      call="sendDocumentLink"
      draft="company_documents"
      words={{
        number: t('number'),
        numberHint: t('number_hint'),
        email: t('email'),
        emailHint: t('email_hint'),
        send: t('send'),
        sent: t('sent'),
        again: t('again'),
      }}
    />
  );
}
