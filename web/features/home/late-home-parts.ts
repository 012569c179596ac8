import { lateCode } from '../../app/late-code.ts';
import type { Home } from './home-parts.tsx';

/** Seventy cars and links below the first screen. */
export const lateHomeParts = lateCode<{ home: Home }>(
  'home-parts',
  async () => (await import('./home-parts.tsx')).HomeParts,
);
