-- A booking as it was when something happened that people are told of: mails and notices say this, however late they are
-- written (docs/decisions/0132). Names and addresses of people are not in it: drivers are ids.
CREATE TABLE booking_snapshot (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES booking ON DELETE CASCADE,
  at         timestamptz NOT NULL,
  -- apps/api/bookings/booking-snapshot-store.ts
  facts      jsonb NOT NULL
);
CREATE INDEX booking_snapshot_by_booking ON booking_snapshot (booking_id);

-- Null: a notice of before, which names the booking's car of today.
ALTER TABLE company_notice ADD COLUMN snapshot_id uuid REFERENCES booking_snapshot ON DELETE CASCADE;
CREATE INDEX company_notice_by_snapshot ON company_notice (snapshot_id);

-- Why finance holds a payout, as its company reads it; `staff_hold` stays between the staff. Null: held before, or because it
-- was taken back.
ALTER TABLE payout ADD COLUMN held_because text CHECK (held_because <> '');
