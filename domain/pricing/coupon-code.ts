/** Exactly eight digits (decisions.md 4.3). */
export const COUPON_CODE = /^[0-9]{8}$/;

/** How long wrong codes count against whoever tries them. */
export const COUPON_GUESS_MINUTES = 60;

export function isCouponCode(text: string): boolean {
  return COUPON_CODE.test(text);
}
