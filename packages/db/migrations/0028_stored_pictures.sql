-- A picture of a hand-over is stored without what its camera wrote beside it: `sha256` is of the bytes as the device hashed and
-- sent them, `stored_sha256` of those in the document store. Earlier ones were stored as they were sent.
ALTER TABLE handover_picture ADD COLUMN stored_sha256 bytea;
UPDATE handover_picture SET stored_sha256 = sha256;
ALTER TABLE handover_picture
  ALTER COLUMN stored_sha256 SET NOT NULL,
  ADD CHECK (length(stored_sha256) = 32);
