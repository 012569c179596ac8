import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { isApiError, messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { paths } from '../../../app/paths.ts';
import { serverNow } from '../../../app/server-clock.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Card } from '@nolo/ui/card.tsx';
import { EmptyState } from '@nolo/ui/empty-state.tsx';
import { ShieldIcon } from '../../../shared/rental/rental-icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';
import { forgetOldBrowsers } from './browser-of-link.ts';
import { forgetLink, linkOf, takeToken, tokenOfHash } from './link-in-tab.ts';
import type { Opened } from './opened.ts';
import { ShownDocuments } from './shown-documents.tsx';

type View = 'closed' | 'busy' | 'invalid' | Opened;

/**
 * Where the link of the mail leads. Nothing is asked for until a person presses: what opens links by itself (scanners of
 * mail, previews) sees nothing and uses nothing up.
 */
export function LinkedDocuments() {
  const [view, setView] = useState<View>('closed');
  useLinkOfAddress(setView);
  const asking = useRef<AbortController>(null);
  useClosedWhenLeft(() => {
    asking.current?.abort();
    setView((now) => (now === 'invalid' ? now : 'closed'));
  });
  const invalid = () => {
    forgetLink();
    setView('invalid');
  };
  const show = async () => {
    const token = takeToken();
    if (token === null) return setView('invalid');
    setView('busy');
    const { signal } = (asking.current = new AbortController());
    try {
      const link = await linkOf(token);
      const documents = await browserApi.call('linkedDocuments', { body: link }, { isQuiet: true, signal });
      if (signal.aborted) return;
      setView({
        documents,
        link,
        closesAt: new Date(serverNow().getTime() + documents.seconds_left * 1000).toISOString(),
      });
    } catch (error) {
      if (signal.aborted) return;
      if (isApiError(error, 'booking.documents_link_invalid')) return invalid();
      setView('closed');
      toast.error(messageOf(error));
    }
  };
  if (view === 'invalid') return <InvalidLink />;
  if (typeof view === 'object') {
    return <ShownDocuments {...view} onHide={() => setView('closed')} onEnd={invalid} />;
  }
  return <Closed isBusy={view === 'busy'} onShow={() => void show()} />;
}

/** The token goes from the address into the tab before anything else reads the address, the router's copy included. */
function useLinkOfAddress(setView: (view: View) => void): void {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    forgetOldBrowsers();
    if (takeToken() === null) setView('invalid');
    if (tokenOfHash(hash) === null) return;
    setView('closed');
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate, setView]);
}

/** Going back to a page that was left shows it as it was left: without pictures, and without any on their way. */
function useClosedWhenLeft(close: () => void): void {
  useLayoutEffect(() => {
    const onLeave = () => flushSync(close);
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  });
}

function Closed({ isBusy, onShow }: { isBusy: boolean; onShow: () => void }) {
  const t = useTexts('handover');
  return (
    <div className="page-width flex max-w-xl flex-1 flex-col gap-6 py-10">
      <h1 className="text-3xl sm:text-4xl">{t('closed_title')}</h1>
      <Card className="flex flex-col items-start gap-5">
        <p className="flex gap-3">
          <ShieldIcon className="text-primary-text mt-0.5 size-5 shrink-0" />
          {t('closed_text')}
        </p>
        <Button isBusy={isBusy} onClick={onShow}>
          {t('show')}
        </Button>
      </Card>
    </div>
  );
}

function InvalidLink() {
  const t = useTexts('handover');
  return (
    <div className="page-width py-10">
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState title={t('invalid')} text={t('invalid_text')}>
        <LinkButton to={paths.bookingDocuments(useLanguage())}>{t('new_link')}</LinkButton>
      </EmptyState>
    </div>
  );
}
