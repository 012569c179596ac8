-- Payments in the ledger that the provider confirmed when it was asked, apart from the event that told of them.
CREATE TABLE payment_confirmation (
  payment_intent_id text PRIMARY KEY,
  confirmed_at      timestamptz NOT NULL
);

-- Payments and bookings are not written while these indexes are built: some seconds for a million of either.
-- For those still to be asked about, and for the daily comparison.
CREATE INDEX ledger_entry_payment ON ledger_entry (created_at) WHERE kind = 'payment' AND account = 'provider_cash';
-- For bookings that count as paid, and have no payment at all.
CREATE INDEX booking_paid ON booking ((coalesce(paid_at, created_at))) WHERE status NOT IN ('PENDING', 'CANCELLED');
-- For what keeps a booking's payout back.
CREATE INDEX payment_finding_open ON payment_finding (booking_id) WHERE resolved_at IS NULL;
