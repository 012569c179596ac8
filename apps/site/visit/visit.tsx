import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Website } from '../api/request-context.ts';
import { noConsent, purposesOf, readConsent, storeConsent, type Consent } from './consent.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { consentHash } from './consent-hash.ts';
import { useTrackers } from './use-trackers.ts';

/** Asks for consent where something foreign is configured, tells trackers what was agreed to, and nothing without. */
export default function Visit({ settings }: { settings: Website['visits'] }) {
  const [consent, setConsent] = useState(() => readConsent(settings));
  const location = useLocation();
  const navigate = useNavigate();
  useTrackers(settings, consent ?? noConsent);
  const isAsked = location.hash === consentHash;
  const close = useCallback(() => {
    if (isAsked) void navigate({ ...location, hash: '' }, { replace: true, preventScrollReset: true });
  }, [isAsked, location, navigate]);
  const answer = (given: Consent) => {
    storeConsent(settings, given);
    setConsent(given);
    close();
  };
  useEffect(() => {
    // Another tab may answer.
    const onStorage = () => setConsent(readConsent(settings));
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [settings]);
  const purposes = purposesOf(settings);
  const isOpen = isAsked || (consent === null && purposes.length > 0);
  return isOpen ? (
    <ConsentPanel
      key={String(isAsked)}
      settings={settings}
      purposes={purposes}
      consent={consent ?? noConsent}
      isAsked={isAsked}
      onAnswer={answer}
      onClose={close}
    />
  ) : null;
}
