import { api } from '../../contract/api.ts';
import type { FeatureRoutes } from '../app.ts';
import { calculatePrice } from './calculate-price.ts';
import { verifyCoupon } from './verify-coupon.ts';

export const quoteRoutes: FeatureRoutes = (register, deps) => {
  register(api.carCalculation, async ({ params, query, caller }) => ({
    data: await calculatePrice(deps, caller, { carId: params.carId, query }),
  }));

  register(api.verifyCoupon, async ({ body, caller }) => ({
    data: await verifyCoupon(deps, caller, body),
    message: 'coupon.applied',
  }));
};
