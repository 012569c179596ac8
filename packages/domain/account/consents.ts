/** What a renter agrees to: terms and privacy policy with each booking, the newsletter when they like. */
export const consentKinds = ['terms', 'privacy', 'newsletter'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Terms are part of bookings: who no longer agrees deletes the account. The newsletter nobody needs. */
export function isRevocable(kind: ConsentKind): boolean {
  return kind === 'newsletter';
}
