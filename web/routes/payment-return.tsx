import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { namespaces: ['checkout'] };

export default function PaymentReturn() {
  return null;
}
