import { MyBookingsPage } from '../features/bookings/my-bookings-page.tsx';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';

export const handle: PageHandle = { namespaces: ['booking', 'bookings', 'invoice', 'price'] };

export default function MyBooking() {
  return (
    <>
      <PageMeta isPrivate />
      <MyBookingsPage />
    </>
  );
}
