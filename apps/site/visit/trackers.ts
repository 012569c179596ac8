import { PIXEL_ADDRESS } from '@nolo/domain/website/pixel.ts';
import type { Purchase } from './purchase-listeners.ts';
import { visitorId } from './visitor-id.ts';

/** What is reported of a visit, to one service. */
export type Tracker = {
  /** The first page of the visit, and each one after it. */
  pageView(address: string): void;
  purchase(purchase: Purchase): Promise<void>;
};

type Fields = Record<string, string | number>;

/** No foreign script runs here: it could read the access token. Both services take plain requests. */
function tell(address: string, fields: Fields, credentials: RequestCredentials): void {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value));
  // The page may be left at once; and a service that does not answer is no business of the renter's.
  fetch(url, { mode: 'no-cors', keepalive: true, credentials }).catch(() => undefined);
}

const euro = (minor: number) => (minor / 100).toFixed(2);

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim().toLowerCase()));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Matomo's tracking address (developer.matomo.org/api-reference/tracking-api). */
export function createAnalytics(address: string): Tracker {
  const send = (fields: Fields) =>
    tell(
      address,
      { rec: 1, apiv: 1, send_image: 0, _id: visitorId(), rand: Math.random(), ...fields },
      'omit',
    );
  return {
    pageView: (url) => send({ url, action_name: new URL(url).pathname }),
    async purchase({ carId, subtotal, total, currency, email }) {
      const uid = await sha256(email);
      const items = JSON.stringify([[String(carId), `car ${carId}`, currency, Number(euro(total)), 1]]);
      const amounts = { revenue: euro(total), ec_st: euro(subtotal), ec_items: items };
      send({ url: location.href, idgoal: 0, ec_id: crypto.randomUUID(), uid, ...amounts });
    },
  };
}

/** A social network's pixel, as the picture that it is without a script. */
export function createPixel(id: string): Tracker {
  const send = (event: string, url: string, more: Fields = {}) =>
    tell(PIXEL_ADDRESS, { id, ev: event, dl: url, if: 'false', ts: Date.now(), ...more }, 'include');
  return {
    pageView: (url) => send('PageView', url),
    async purchase({ carId, subtotal, total, currency, email }) {
      send('Purchase', location.href, {
        'cd[content_ids]': JSON.stringify([String(carId)]),
        'cd[content_type]': 'product',
        'cd[value]': euro(total),
        'cd[subtotal]': euro(subtotal),
        'cd[currency]': currency,
        'ud[em]': await sha256(email),
      });
    },
  };
}
