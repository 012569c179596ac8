/** What an account may do: everybody who signs up is a renter. */
export const roles = ['renter'] as const;
export type Role = (typeof roles)[number];
