import type { RouteObject } from 'react-router';

/** What a member does with the bookings of a company. */
export const bookingRoutes: RouteObject[] = [
  {
    path: ':companyId/bookings',
    lazy: async () => {
      const { BookingsPage, loadBookings } = await import('./bookings-page.tsx');
      return { Component: BookingsPage, loader: loadBookings };
    },
  },
  {
    path: ':companyId/bookings/:id',
    lazy: async () => {
      const [{ BookingPage }, { openBooking, changeBooking }] = await Promise.all([
        import('./booking-page.tsx'),
        import('./load-booking.ts'),
      ]);
      return { Component: BookingPage, loader: openBooking, action: changeBooking };
    },
  },
  {
    path: ':companyId/bookings/:id/replacement',
    lazy: async () => {
      const [{ ReplacementPage }, { loadReplacement, changeBooking }] = await Promise.all([
        import('./replacement-page.tsx'),
        import('./load-booking.ts'),
      ]);
      return { Component: ReplacementPage, loader: loadReplacement, action: changeBooking };
    },
  },
  {
    path: ':companyId/bookings/:id/documents',
    lazy: async () => {
      const { DocumentsPage, loadDocuments } = await import('./documents-page.tsx');
      return { Component: DocumentsPage, loader: loadDocuments };
    },
  },
  {
    path: ':companyId/notices',
    lazy: async () => {
      const { NoticesPage, loadNotices, switchMails } = await import('./notices-page.tsx');
      return { Component: NoticesPage, loader: loadNotices, action: switchMails };
    },
  },
];
