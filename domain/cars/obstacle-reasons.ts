/** Why a car that is free cannot be booked for the dates asked for (decisions.md 10.16): the first that applies. */
export const obstacleReasons = ['needs_notice', 'closed_at_pickup', 'closed_at_return'] as const;
export type ObstacleReason = (typeof obstacleReasons)[number];
