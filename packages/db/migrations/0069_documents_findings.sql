-- What a person found wrong with each document, as words that every language has (packages/domain/identity/document-findings.ts);
-- `documents_rejected_reason` is what they wrote besides, if they did.
ALTER TABLE account ADD COLUMN documents_findings jsonb NOT NULL DEFAULT '[]';
