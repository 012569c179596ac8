import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Consent, TrackerSettings } from './consent.ts';
import { onPurchase } from './purchase-listeners.ts';
import { createAnalytics, createPixel, type Tracker } from './trackers.ts';

/** A renter's own pages carry numbers and keys in their query; only the path is reported. */
const addressOf = (pathname: string) => window.location.origin + pathname;

/** Tells those trackers that are configured and agreed to of each page, from the moment of consent on, and of bookings. */
export function useTrackers(settings: TrackerSettings, consent: Consent): void {
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
