-- Whose site it is, in the footer; empty for one company's site, which shows the company's own, and for the main site.
ALTER TABLE website
  ADD COLUMN legal_name text,
  ADD COLUMN vat_number text,
  ADD CONSTRAINT legal_line_is_whole CHECK ((legal_name IS NULL) = (vat_number IS NULL));
