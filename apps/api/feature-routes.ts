import type { Deps } from './deps.ts';
import type { Register } from './platform/register.ts';

/** What a feature's `routes.ts` exports and `app.ts` calls. */
export type FeatureRoutes = (register: Register, deps: Deps) => void;
