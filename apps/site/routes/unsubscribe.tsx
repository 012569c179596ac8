import { useSearchParams } from 'react-router';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { Unsubscribe } from '../features/account/unsubscribe.tsx';
import { useTexts } from '@nolo/i18n/use-texts.ts';

export const handle: PageHandle = { namespaces: ['newsletter'] };

export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const t = useTexts('newsletter');
  return (
    <>
      <PageMeta title={t('title')} isPrivate />
      <Unsubscribe token={search.get('token')} state={search.get('state')} />
    </>
  );
}
