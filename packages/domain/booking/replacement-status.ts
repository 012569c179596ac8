/**
 * What has become of a company's proposal of another car; `withdrawn`: the booking ended before the renter decided,
 * `unanswered`: the time to decide did.
 */
export const REPLACEMENT_STATUSES = ['proposed', 'accepted', 'refused', 'withdrawn', 'unanswered'] as const;
export type ReplacementStatus = (typeof REPLACEMENT_STATUSES)[number];
