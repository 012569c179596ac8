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
      const { BookingPage, loadBooking } = await import('./booking-page.tsx');
      return { Component: BookingPage, loader: loadBooking };
    },
  },
];
