import type { Dictionary } from '../translate.ts';

/** Without those that only the server writes. */
export const textFiles = import.meta.glob<Dictionary>(
  ['../../../locales/en/*.ts', '!../../../locales/en/{emails,messages,share}.ts'],
  { import: 'default' },
);
