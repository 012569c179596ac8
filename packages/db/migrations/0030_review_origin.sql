-- From where a review was sent, as keyed signatures that only compare (packages/domain/review/review-patterns.ts): staff
-- sees reviews of one company that come from one address or browser. Null: of before, or longer ago than is kept.
ALTER TABLE review
  ADD COLUMN address_signature text,
  -- Of the address and what the browser says of itself.
  ADD COLUMN browser_signature text,
  ADD CHECK ((address_signature IS NULL) = (browser_signature IS NULL));
CREATE INDEX review_by_address ON review (company_id, address_signature) WHERE address_signature IS NOT NULL;
