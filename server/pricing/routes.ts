import { carCalculation, verifyCoupon } from '../../contract/quotes.ts';
import type { FeatureRoutes } from '../app.ts';
import { calculatePrice } from './calculate-price.ts';
import { checkCouponForCar } from './verify-coupon.ts';

export const quoteRoutes: FeatureRoutes = (register, deps) => {
  register(carCalculation, async ({ params, query, website, session, language }) => ({
    data: await calculatePrice(deps, {
      carId: params.carId,
      query,
      website,
      language,
      accountId: session?.accountId ?? null,
    }),
  }));

  register(verifyCoupon, async ({ body, website, session, language }) => ({
    data: await checkCouponForCar(deps, {
      body,
      website,
      language,
      accountId: session?.accountId ?? null,
    }),
    message: 'coupon.applied',
  }));
};
