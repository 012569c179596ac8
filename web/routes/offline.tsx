import { use } from 'react';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { DocumentContext } from '../app/document-context.ts';
import { leaveWhenReachable } from '../app/leave-when-reachable.ts';
import { PageMeta } from '../app/page-meta.tsx';
import type { PageHandle } from '../app/page-handle.ts';
import { paths } from '../app/paths.ts';
import { buttonStyle } from '../ui/button-style.ts';

/** As a link: the address that the page stands at, with its search. '?' would ask for it without. */
const SAME_ADDRESS = '';

export const handle: PageHandle = { footer: false };

/**
 * Kept by the service worker with none of its scripts but the one below, and shown in place of a page that cannot be
 * had: its links are the browser's own, and 'try again' asks for whatever address it stands at, search and all.
 */
export default function Offline() {
  const t = useTexts('common');
  const language = useLanguage();
  return (
    <div className="page-width flex flex-1 flex-col items-center justify-center gap-3 py-16 text-center">
      <PageMeta title={t('network_title')} isPrivate />
      <h1 className="text-3xl">{t('network_title')}</h1>
      <p className="text-muted max-w-md">{t('network_error')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <a href={SAME_ADDRESS} className={buttonStyle()}>
          {t('try_again')}
        </a>
        <a href={paths.myBooking(language)} className={buttonStyle('secondary')}>
          {t('header_my_booking')}
        </a>
      </div>
      <LeaveWhenReachable kept={paths.offline(language)} />
    </div>
  );
}

function LeaveWhenReachable({ kept }: { kept: string }) {
  const { nonce } = use(DocumentContext);
  const text = import.meta.env.SSR ? `(${leaveWhenReachable.toString()})(${JSON.stringify(kept)})` : '';
  return (
    <script data-kept nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
