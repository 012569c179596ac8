import type { Dictionary } from '../translate.ts';

/** Without those that only the server writes. */
export const textFiles = import.meta.glob<Dictionary>(
  ['../it/*.ts', '!../it/{emails,messages,request,share}.ts'],
  {
    import: 'default',
  },
);
