-- All countries instead of four (docs/specification/accounts.md 4). Which codes there are, the contract knows.
ALTER TABLE account DROP CONSTRAINT account_country_check;
ALTER TABLE account ADD CONSTRAINT account_country_check CHECK (country ~ '^[A-Z]{2}$');
