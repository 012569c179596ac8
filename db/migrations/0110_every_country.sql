-- All countries instead of four (decisions.md 10.15). Which codes there are, the contract knows.
ALTER TABLE account DROP CONSTRAINT account_country_check;
ALTER TABLE account ADD CONSTRAINT account_country_check CHECK (country ~ '^[A-Z]{2}$');
