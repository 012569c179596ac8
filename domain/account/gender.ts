/** As on the wire (customer-application.md 3 'User'). */
export const genders = ['male', 'female', 'others'] as const;
export type Gender = (typeof genders)[number];
