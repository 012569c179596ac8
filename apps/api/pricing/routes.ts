import { normalizeIP } from '@fastify/rate-limit';
import { api } from '@nolo/contract/api.ts';
import type { FeatureRoutes } from '../feature-routes.ts';
import { calculatePrice } from './calculate-price.ts';
import { guardCoupon } from './guard-coupon.ts';
import { verifyCoupon } from './verify-coupon.ts';

export const quoteRoutes: FeatureRoutes = (register, deps) => {
  register(api.carCalculation, async ({ params, query, caller, request }) => {
    const guesser = { accountId: caller.accountId, address: normalizeIP(request.ip) };
    const data = await guardCoupon(deps, guesser, query.coupon, () =>
      calculatePrice(deps, caller, { carId: params.carId, query }),
    );
    return { data };
  });

  register(api.verifyCoupon, async ({ body, caller, request }) => {
    const guesser = { accountId: caller.accountId, address: normalizeIP(request.ip) };
    const data = await guardCoupon(deps, guesser, body.coupon, () => verifyCoupon(deps, caller, body));
    return { data, message: 'coupon.applied' };
  });
};
