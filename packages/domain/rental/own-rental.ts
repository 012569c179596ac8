/** How a company came to a rental of its own (docs/specification/companies.md 7). */
export const ownRentalSources = ['phone', 'counter', 'broker', 'elsewhere'] as const;
export type OwnRentalSource = (typeof ownRentalSources)[number];

/** In which its customer reads and signs the contract. */
export const contractLanguages = ['it', 'en', 'fr'] as const;
