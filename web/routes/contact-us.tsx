import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { useTexts } from '../i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['content', 'account', 'validation'] };

export default function ContactUs() {
  const t = useTexts('content');
  return (
    <>
      <PageMeta description={t('contact_text')} />
      <ContactPage />
    </>
  );
}
