import { PaymentReturnPage } from '../features/payment-return/payment-return-page.tsx';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';

export const handle: PageHandle = { namespaces: ['booking', 'bookings', 'invoice', 'price'] };

export default function PaymentReturn() {
  return (
    <>
      <PageMeta isPrivate />
      <PaymentReturnPage />
    </>
  );
}
