import type { RouteObject } from 'react-router';

/** What renters say of the company; loaded once somebody goes there. */
export const reviewRoutes: RouteObject[] = [
  {
    path: ':companyId/reviews',
    lazy: async () => {
      const { ReviewsPage, loadReviews } = await import('./reviews-page.tsx');
      return { Component: ReviewsPage, loader: loadReviews };
    },
  },
];
