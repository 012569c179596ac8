import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { OwnApplication } from '../features/business/own-application.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['application', 'validation'], footer: 'short' };

/** For who applied to list a company's cars: where the link of the mails leads. */
export default function ApplicationPage() {
  const t = useTexts('application');
  return (
    <>
      <PageMeta title={t('page_title')} isPrivate />
      <meta name="referrer" content="no-referrer" />
      <OwnApplication />
    </>
  );
}
