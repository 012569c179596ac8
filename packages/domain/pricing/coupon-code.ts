/** Exactly eight digits (docs/specification/price.md 4). */
export const COUPON_CODE = /^[0-9]{8}$/;

/** How long wrong codes count against whoever tries them. */
export const COUPON_GUESS_MINUTES = 60;

export function isCouponCode(text: string): boolean {
  return COUPON_CODE.test(text);
}
