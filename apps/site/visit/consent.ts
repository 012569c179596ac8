import { fieldOf } from '@nolo/domain/records.ts';
import { deviceStorage, parseJson } from '@nolo/ui/browser-storage.ts';
import { forgetVisitorId } from './visitor-id.ts';

export type ConsentPurpose = 'analytics' | 'advertising';
export type Consent = Record<ConsentPurpose, boolean>;

/** The foreign services of this site; null: not configured. */
export type TrackerSettings = { analytics_url: string | null; pixel_id: string | null };

export const noConsent: Consent = { analytics: false, advertising: false };

const key = 'cookie_consent';
/** Six months (the cookie policy says so). */
const VALID_MS = 183 * 86_400_000;

type Stored = Consent & { at: number; services: string };

/** What is configured: an answer counts for these services and no others. */
const servicesOf = ({ analytics_url, pixel_id }: TrackerSettings) =>
  `${analytics_url ?? ''} ${pixel_id ?? ''}`;

/** What is asked for; empty: nothing foreign is configured. */
export function purposesOf({ analytics_url, pixel_id }: TrackerSettings): ConsentPurpose[] {
  return [...(analytics_url ? ['analytics' as const] : []), ...(pixel_id ? ['advertising' as const] : [])];
}

/** The visitor's answer; null: not asked, six months ago, or about other services. */
export function readConsent(settings: TrackerSettings, now = Date.now()): Consent | null {
  const stored = parseJson(deviceStorage.read(key));
  const isOfThese = fieldOf(stored, 'services') === servicesOf(settings);
  const said = (purpose: ConsentPurpose) => fieldOf(stored, purpose) === true;
  return isOfThese && now - Number(fieldOf(stored, 'at') ?? 0) < VALID_MS
    ? { analytics: said('analytics'), advertising: said('advertising') }
    : null;
}

export function storeConsent(settings: TrackerSettings, consent: Consent): void {
  const stored: Stored = { ...consent, at: Date.now(), services: servicesOf(settings) };
  deviceStorage.write(key, JSON.stringify(stored));
  if (!consent.analytics) forgetVisitorId();
}
