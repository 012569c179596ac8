import type { RouteObject } from 'react-router';

/** Bookings that their companies have left open; loaded once somebody goes there. */
export const unclosedBookingRoutes: RouteObject[] = [
  {
    path: 'unclosed-bookings',
    lazy: async () => {
      const { UnclosedBookingsPage, loadUnclosedBookings } = await import('./unclosed-bookings-page.tsx');
      return { Component: UnclosedBookingsPage, loader: loadUnclosedBookings };
    },
  },
  {
    path: 'unclosed-bookings/:id',
    lazy: async () => {
      const [{ UnclosedBookingPage, loadUnclosedBooking }, { closeBooking }] = await Promise.all([
        import('./unclosed-booking-page.tsx'),
        import('./close-booking.tsx'),
      ]);
      return { Component: UnclosedBookingPage, loader: loadUnclosedBooking, action: closeBooking };
    },
  },
];
