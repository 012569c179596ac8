/** The countries of the specification: first in every list (docs/specification/accounts.md 4). */
export const firstCountries = ['IT', 'GB', 'IN', 'IL'] as const;

export type FirstCountry = (typeof firstCountries)[number];

/** Their prefixes, for what is shown before the phone library is there; a test holds them against it. */
export const firstPrefixes: Record<FirstCountry, string> = { IT: '+39', GB: '+44', IN: '+91', IL: '+972' };
