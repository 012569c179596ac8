import { defineConfig } from 'vitest/config';

/** The long tests (`npm run document-reader:test`); the quick ones run with all others. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.long.test.ts'],
    // Sixteen documents on a busy machine.
    testTimeout: 600_000,
  },
});
