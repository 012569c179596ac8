-- A company that cannot provide a car proposes another of its own (packages/domain/cancellation/replacement.ts). The other car is
-- held until the renter has decided.
CREATE TABLE replacement (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id  uuid NOT NULL REFERENCES booking,
  car_id      integer NOT NULL REFERENCES car,
  status      text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'accepted', 'refused', 'withdrawn')),
  proposed_at timestamptz NOT NULL,
  decided_at  timestamptz,
  CHECK ((status = 'proposed') = (decided_at IS NULL))
);
CREATE INDEX replacement_by_booking ON replacement (booking_id);
CREATE UNIQUE INDEX replacement_open ON replacement (booking_id) WHERE status = 'proposed';

ALTER TABLE hold ADD COLUMN replacement_id uuid UNIQUE REFERENCES replacement;
ALTER TABLE hold DROP CONSTRAINT hold_reason_check;
ALTER TABLE hold ADD CONSTRAINT hold_reason_check CHECK (reason IN ('booking', 'offline', 'replacement'));

ALTER TABLE booking DROP CONSTRAINT booking_cancel_reason_check;
ALTER TABLE booking ADD CONSTRAINT booking_cancel_reason_check CHECK (cancel_reason IN
  ('renter', 'expired', 'replaced', 'payment_unavailable', 'payment_failed', 'late_payment_refunded',
   'replacement_refused'));
