/** Whether a car can be booked for a period by who asks. */
export const AVAILABILITY = ['free', 'held_by_you', 'taken'] as const;

export type Availability = (typeof AVAILABILITY)[number];
