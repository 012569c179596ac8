import type { Box } from './geography.ts';

/** Where a search without a place looks, and what a map shows at first. */
export const italyBox: Box = { lat: [36.6, 47.1], long: [6.6, 18.5] };

/** All of Italy lies in it, Lampedusa, too: where a rental company can have its locations, which have one clock. */
export const italyExtent: Box = { lat: [35.4, 47.1], long: [6.6, 18.6] };
