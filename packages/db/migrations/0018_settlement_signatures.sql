-- What renter and member drew under the amounts that they settle, sealed; null where there is nothing to settle.
ALTER TABLE inspection ADD COLUMN settlement_signatures text,
  ADD CONSTRAINT inspection_only_settlement_is_signed CHECK (settlement_signatures IS NULL OR kind = 'check_out');
