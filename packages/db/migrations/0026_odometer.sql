-- Somebody looked again at kilometres that were not plausible, and confirmed them (docs/specification/handover.md 3). Nobody was
-- asked before this.
ALTER TABLE inspection ADD COLUMN is_mileage_confirmed boolean NOT NULL DEFAULT false;

-- A reading that was wrong: the inspection has the right one, and what it had stands here with who said so and why.
CREATE TABLE mileage_correction (
  id            uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  inspection_id uuid NOT NULL REFERENCES inspection,
  before_km     integer NOT NULL,
  after_km      integer NOT NULL CHECK (after_km BETWEEN 0 AND 2000000 AND after_km <> before_km),
  reason        text NOT NULL CHECK (reason <> ''),
  -- Not only of a live account: who did it stays when they leave.
  corrected_by  uuid NOT NULL REFERENCES account,
  corrected_at  timestamptz NOT NULL
);
CREATE INDEX mileage_correction_by_inspection ON mileage_correction (inspection_id, corrected_at);
