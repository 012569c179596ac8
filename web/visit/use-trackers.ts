import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { Consent, TrackerSettings } from './consent.ts';
import { onPurchase } from './purchase-listeners.ts';
import { trackersFor } from './trackers.ts';

/** A renter's own pages carry numbers and keys in their query; only the path is reported. */
const addressOf = (pathname: string) => window.location.origin + pathname;

/** Tells the trackers of each page, from the moment of consent on, and of bookings. */
export function useTrackers(settings: TrackerSettings, consent: Consent): void {
  const { pathname } = useLocation();
  const trackers = useMemo(() => trackersFor(settings, consent), [settings, consent]);
  useEffect(() => {
    for (const tracker of trackers) tracker.pageView(addressOf(pathname));
  }, [trackers, pathname]);
  useEffect(() => {
    const ends = trackers.map((tracker) => onPurchase((purchase) => tracker.purchase(purchase)));
    return () => {
      for (const end of ends) end();
    };
  }, [trackers]);
}
