/** How a company came to a rental of its own (docs/specification/companies.md 7). */
export const ownRentalSources = ['phone', 'counter', 'broker', 'other'] as const;
export type OwnRentalSource = (typeof ownRentalSources)[number];
