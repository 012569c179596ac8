import type { Dictionary } from '../translate.ts';

/** Without those that only the server writes. */
export const textFiles = import.meta.glob<Dictionary>(
  ['../en/*.ts', '!../en/{emails,messages,request,share}.ts'],
  {
    import: 'default',
  },
);
