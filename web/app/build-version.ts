/** Tells one build from another; set when the pages are built (`vite.config.ts`). */
export const buildVersion: string = import.meta.env['VITE_BUILD_VERSION'] ?? 'development';
