-- Why a booking ended (packages/domain/booking/cancel-reason.ts).
ALTER TABLE booking DROP CONSTRAINT booking_cancel_reason_check;
ALTER TABLE booking ADD CONSTRAINT booking_cancel_reason_check CHECK (cancel_reason IN
  ('renter', 'expired', 'replaced', 'payment_unavailable', 'payment_failed', 'late_payment_refunded'));

-- At most a few unpaid bookings per renter (docs/specification/states.md 3), counted while the account is locked.
CREATE INDEX booking_pending_by_account ON booking (account_id) WHERE status = 'PENDING';

-- Where a refund stands at the provider (packages/domain/booking/refund-state.ts). A refund that failed for good under one
-- idempotency key is tried under the next one, after looking whether it was made after all.
ALTER TABLE refund
  ADD COLUMN status text NOT NULL DEFAULT 'requested' CHECK (status IN
    ('requested', 'pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
  ADD COLUMN failure_reason text,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN key_number integer NOT NULL DEFAULT 1;
UPDATE refund SET status = 'succeeded' WHERE sent_at IS NOT NULL;
CREATE INDEX refund_unsent ON refund (created_at) WHERE status = 'requested';
CREATE INDEX refund_by_booking ON refund (booking_id);

-- Refunds made by hand at the provider, several for one payment; and of a second payment for one booking.
ALTER TABLE refund DROP CONSTRAINT refund_reason_check;
ALTER TABLE refund ADD CONSTRAINT refund_reason_check CHECK (reason IN
  ('cancelled', 'late_payment', 'second_payment', 'by_hand'));
ALTER TABLE refund DROP CONSTRAINT refund_booking_id_payment_intent_id_reason_key;
CREATE UNIQUE INDEX refund_once ON refund (booking_id, payment_intent_id, reason) WHERE reason <> 'by_hand';

-- What an entry is about at the provider (a payment, a refund, a movement of a dispute), for comparing with it.
ALTER TABLE ledger_entry ADD COLUMN reference text;
CREATE INDEX ledger_entry_by_reference ON ledger_entry (reference) WHERE reference IS NOT NULL;

-- Money matters that a person has to look at: events that do not fit, refunds that failed, differences.
CREATE TABLE payment_finding (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL,
  -- What it is about, so that finding it again adds no second row.
  reference   text NOT NULL,
  booking_id  uuid REFERENCES booking,
  details     jsonb NOT NULL DEFAULT '{}',
  found_at    timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  UNIQUE (kind, reference)
);
