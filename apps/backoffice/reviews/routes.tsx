import type { RouteObject } from 'react-router';

/** What renters say of rentals; loaded once somebody goes there. */
export const reviewRoutes: RouteObject[] = [
  {
    path: 'reviews',
    lazy: async () => {
      const { ReviewsPage, loadReviews, hideReviews } = await import('./reviews-page.tsx');
      return { Component: ReviewsPage, loader: loadReviews, action: hideReviews };
    },
  },
];
