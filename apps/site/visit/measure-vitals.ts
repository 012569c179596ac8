import { matchPath } from 'react-router';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { addresses, API_BASE } from '@nolo/contract/addresses.ts';
import { keysOf } from '@nolo/domain/records.ts';
import type { VitalPage } from '@nolo/domain/website/web-vitals.ts';
import { pagePatterns } from '../app/page-patterns.ts';

type PageName = keyof typeof pagePatterns;

/** What is neither here nor a renter's own is a page with text. */
const kinds: Partial<Record<PageName, VitalPage>> = {
  home: 'home',
  carList: 'list',
  carDetail: 'car',
  city: 'place',
  cityInItalian: 'place',
  cityInFrench: 'place',
  airport: 'place',
  checkout: 'checkout',
  paymentReturn: 'checkout',
  login: 'account',
  myBooking: 'account',
  myProfileDocument: 'account',
};

export function vitalPageOf(pathname: string): VitalPage {
  const found = keysOf(pagePatterns).find((name) => matchPath(`/:lang/${pagePatterns[name]}`, pathname));
  return (found && kinds[found]) ?? 'content';
}

/** Measures the page that was opened, and sends it once, when it is left or put aside. */
export function measureVitals(): void {
  const page = vitalPageOf(window.location.pathname);
  const device = window.matchMedia('(width < 907px)').matches ? 'phone' : 'desktop';
  const metrics: Partial<Record<string, number>> = {};
  const note = ({ name, value }: Metric) => {
    metrics[name] = value;
  };
  for (const observe of [onCLS, onINP, onFCP, onLCP, onTTFB]) observe(note);
  const controller = new AbortController();
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(metrics).length === 0) return;
    controller.abort();
    const body = new Blob([JSON.stringify({ page, device, metrics })], { type: 'application/json' });
    navigator.sendBeacon(API_BASE + addresses.recordVitals[1], body);
  };
  // After the library's own listeners, which give the last values of a page that is put aside.
  document.addEventListener('visibilitychange', send, { signal: controller.signal });
}
