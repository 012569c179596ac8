import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['bookings'] };

export default function MyBooking() {
  return null;
}
