import type { Box } from './geography.ts';

/** Where a search without a place looks, and what a map shows at first. */
export const italyBox: Box = { lat: [36.6, 47.1], long: [6.6, 18.5] };
