import type { Block, Opening, Section } from './text.ts';

/** Names of the legal entity, written `{{company}}` in a document and filled in from the configuration. */
export type LegalEntity = { company: string; vat: string; address: string; email: string; site: string };

/** Version and date, the same in every language, are in `legal-documents.ts`. */
export type LegalDocument = Opening & {
  introduction: readonly Block[];
  articles: readonly Section[];
};
