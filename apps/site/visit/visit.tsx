import { useCallback, useEffect, useState, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Website } from '../api/request-context.ts';
import {
  noConsent,
  purposesOf,
  readConsent,
  storeConsent,
  type Consent,
  type TrackerSettings,
} from './consent.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { consentHash } from './consent-hash.ts';
import { onPurchase } from './purchase-listeners.ts';
import { createAnalytics, createPixel, type Tracker } from './trackers.ts';

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

/** A renter's own pages carry numbers and keys in their query; only the path is reported. */
const addressOf = (pathname: string) => window.location.origin + pathname;

/** Tells those trackers that are configured and agreed to of each page, from the moment of consent on, and of bookings. */
function useTrackers(settings: TrackerSettings, consent: Consent): void {
  const analytics = consent.analytics ? settings.analytics_url : null;
  const pixel = consent.advertising ? settings.pixel_id : null;
  useTracker(useMemo(() => (analytics ? createAnalytics(analytics) : null), [analytics]));
  useTracker(useMemo(() => (pixel ? createPixel(pixel) : null), [pixel]));
}

/** Each page is counted once: another change, such as the other tracker's consent, does not count it again. */
function useTracker(tracker: Tracker | null): void {
  const { pathname } = useLocation();
  useEffect(() => tracker?.pageView(addressOf(pathname)), [tracker, pathname]);
  useEffect(() => (tracker ? onPurchase((purchase) => tracker.purchase(purchase)) : undefined), [tracker]);
}
