import { useSearchParams } from 'react-router';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { FindBooking } from '../features/bookings/find/find-booking.tsx';
import { LinkedBooking } from '../features/bookings/find/linked-booking.tsx';

export const handle: PageHandle = {
  namespaces: ['booking', 'bookings', 'inclusions', 'invoice', 'price', 'validation'],
};

export default function FindBookingPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <>
      <PageMeta isPrivate />
      {token ? <LinkedBooking token={token} /> : <FindBooking />}
    </>
  );
}
