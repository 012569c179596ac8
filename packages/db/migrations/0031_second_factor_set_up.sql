-- A secret that waits for its first code is another one each time it is shown, and ends: one that had been shown before, and
-- may be known to whoever has the password alone, is given out anew.

DELETE FROM second_factor WHERE confirmed_at IS NULL;

ALTER TABLE second_factor
  -- Until when the first code is taken; null: it was.
  ADD COLUMN expires_at timestamptz,
  ADD CONSTRAINT waits_or_is_confirmed CHECK (num_nonnulls(confirmed_at, expires_at) = 1);
