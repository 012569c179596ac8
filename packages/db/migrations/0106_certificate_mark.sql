-- What tells a certificate sent again from another one, without opening the file; a registration from before has none.
ALTER TABLE business_registration ADD COLUMN certificate_mark text;
