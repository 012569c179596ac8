import type { Deps } from '../deps.ts';
import { listCarMakes, listCarTypes } from './catalogue-store.ts';

export const findCarTypes = ({ database }: Deps) => listCarTypes(database);
export const findCarMakes = ({ database }: Deps, limit: number) => listCarMakes(database, limit);
