import type { RouteObject } from 'react-router';

/** When the cars are let, below `/:companyId/calendar`. */
export const calendarRoutes: RouteObject[] = [
  {
    path: ':companyId/calendar',
    lazy: async () => {
      const { CalendarPage, loadCalendar } = await import('./calendar-page.tsx');
      return { Component: CalendarPage, loader: loadCalendar };
    },
  },
  {
    path: ':companyId/calendar/own-rentals/:id',
    lazy: async () => {
      const [{ OwnRentalPage }, { loadCalendar }] = await Promise.all([
        import('./own-rental-page.tsx'),
        import('./calendar-page.tsx'),
      ]);
      return { Component: OwnRentalPage, loader: loadCalendar };
    },
  },
  {
    path: ':companyId/calendar/feeds/:carId',
    lazy: async () => {
      const { FeedsPage, loadFeeds } = await import('./feeds-page.tsx');
      return { Component: FeedsPage, loader: loadFeeds };
    },
  },
  {
    path: ':companyId/calendar/offline/:id',
    lazy: async () => {
      const [{ OfflinePage }, { loadCalendar }] = await Promise.all([
        import('./offline-page.tsx'),
        import('./calendar-page.tsx'),
      ]);
      return { Component: OfflinePage, loader: loadCalendar };
    },
  },
];
