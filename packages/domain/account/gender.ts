/** As on the wire (docs/specification/accounts.md 4). */
export const genders = ['male', 'female', 'others'] as const;
export type Gender = (typeof genders)[number];
