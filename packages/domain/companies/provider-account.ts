/**
 * A company's account at the payment provider, to which its share is paid (docs/specification/companies.md 9): none yet,
 * begun and not finished, something is asked for, ready to be paid to, refused by the provider.
 */
export const providerAccountStates = ['none', 'incomplete', 'restricted', 'enabled', 'rejected'] as const;
export type ProviderAccountState = (typeof providerAccountStates)[number];
