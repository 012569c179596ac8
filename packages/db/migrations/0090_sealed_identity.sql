-- Document, licence and fiscal numbers, and what a machine reads from a document, stand sealed in these columns
-- (apps/api/platform/sealing/vault.ts). Rows from before are sealed by the first housekeeping after this one.
ALTER TABLE account DROP CONSTRAINT account_fiscal_code_check;
