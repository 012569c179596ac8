/** What has become of a company's proposal of another car; `withdrawn`: the booking ended before the renter decided. */
export const REPLACEMENT_STATUSES = ['proposed', 'accepted', 'refused', 'withdrawn'] as const;
export type ReplacementStatus = (typeof REPLACEMENT_STATUSES)[number];
