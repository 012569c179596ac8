import { lazy, useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { LazyPart } from '@nolo/ui/part-boundary.tsx';
import { consentHash } from './consent-hash.ts';

const Visit = lazy(() => import('./visit.tsx'));

/** Once the page is there and the browser has nothing else to do; never once the returned function was called. */
function whenIdle(work: () => void): () => void {
  const controller = new AbortController();
  const workUnlessEnded = () => {
    if (!controller.signal.aborted) work();
  };
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(workUnlessEnded, { timeout: 3000 });
    else setTimeout(workUnlessEnded, 200);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal: controller.signal });
  return () => controller.abort();
}

let isMeasured = false;

/** Decides once a document whether this visit is one of the sample. */
async function measureSometimes(percent: number): Promise<void> {
  if (isMeasured) return;
  isMeasured = true;
  if (Math.random() * 100 < percent) (await import('./measure-vitals.ts')).measureVitals();
}

async function storeFirstPlace(): Promise<void> {
  (await import('../shared/rental/stored-place.ts')).storeFirstPlace();
}

/** Consent, trackers and measuring: nothing of it is loaded before the page is, or where none of it is wanted. */
export function VisitWhenIdle() {
  const settings = useRouteLoaderData<typeof loader>('root')?.website.visits;
  const isAsked = useLocation().hash === consentHash;
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  useEffect(() => {
    // A measurement that could not be loaded is missing, no more.
    if (isIdle && settings) measureSometimes(settings.vitals_percent).catch(() => undefined);
  }, [isIdle, settings]);
  useEffect(() => {
    // Without it, no place is stored: that means the same.
    if (isIdle) storeFirstPlace().catch(() => undefined);
  }, [isIdle]);
  const isWanted = settings && (isAsked || settings.analytics_url !== null || settings.pixel_id !== null);
  return isIdle && isWanted ? (
    <LazyPart fallback={null} failed={null}>
      <Visit settings={settings} />
    </LazyPart>
  ) : null;
}
