import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'node_modules', '.compile-cache');

/** What a process of the product starts faster with; the rest of the test's own environment stays out. */
export const compileCache = () => ({ NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? FOLDER });
