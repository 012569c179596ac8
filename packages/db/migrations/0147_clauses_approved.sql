-- The version of the business terms whose onerous clauses were approved with a tick of their own (Civil Code 1341, 1342); a
-- registration from before has none.
ALTER TABLE business_registration ADD COLUMN clauses_version text;
