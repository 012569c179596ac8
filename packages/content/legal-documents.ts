export const legalDocumentKeys = ['terms', 'privacy', 'cookies', 'business-terms'] as const;
export type LegalDocumentKey = (typeof legalDocumentKeys)[number];

/**
 * The version in force and the day from which it is. Who accepts a document accepts this version: change it
 * with every change of meaning, in all languages at once.
 */
export const legalDocuments: Record<LegalDocumentKey, { version: string; date: string }> = {
  terms: { version: '1.2', date: '2026-11-28' },
  privacy: { version: '1.6', date: '2026-11-27' },
  cookies: { version: '1.4', date: '2026-11-27' },
  'business-terms': { version: '1.2', date: '2026-11-28' },
};
