import { normalizeIP } from '@fastify/rate-limit';
import { api } from '@nolo/contract/api.ts';
import { businessApi } from '@nolo/contract/business/api.ts';
import { staffApi } from '@nolo/contract/staff/api.ts';
import { findReservationDetail } from '../bookings/find-reservation-detail.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { addReview } from './add-review.ts';
import { answerReview } from './answer-review.ts';
import { hideReview } from './hide-review.ts';
import { showCompanyReviews, showReviews } from './show-reviews.ts';

/** What renters say of rentals that have ended, what companies answer, and what staff hides. */
export const reviewRoutes: FeatureRoutes = (register, deps) => {
  register(api.addReview, async ({ params, body, caller, request }) => {
    const sentFrom = { address: normalizeIP(request.ip), userAgent: request.headers['user-agent'] ?? '' };
    await addReview(deps, caller, { id: params.id, ...body, sentFrom });
    return {
      data: { reservation: await findReservationDetail(deps, caller, params) },
      message: 'review.added',
    };
  });

  register(businessApi.companyReviews, async ({ caller }) => ({
    data: await showCompanyReviews(deps, caller),
  }));

  register(businessApi.answerReview, async ({ caller, params: { id }, body: { text } }) => {
    await answerReview(deps, caller, { id, text });
    return { data: {} };
  });

  register(staffApi.staffReviews, async ({ caller, query }) => ({
    data: await showReviews(deps, caller, query),
  }));

  register(staffApi.hideReview, async ({ caller, params: { id }, body }) => {
    await hideReview(deps, caller, { id, ...body });
    return { data: {} };
  });
};
