-- A cardholder contests a payment with the bank; `id` is the provider's.
CREATE TABLE dispute (
  id                text PRIMARY KEY,
  booking_id        uuid NOT NULL REFERENCES booking,
  payment_intent_id text NOT NULL,
  amount_minor      integer NOT NULL CHECK (amount_minor >= 0),
  reason            text NOT NULL,
  -- The provider's word: needs_response, under_review, won, lost, warning_…
  status            text NOT NULL,
  respond_by        timestamptz,
  opened_at         timestamptz NOT NULL
);
CREATE INDEX dispute_by_booking ON dispute (booking_id);

-- The card's bank suspects fraud; `is_actionable` until the payment has been given back.
CREATE TABLE fraud_warning (
  id                text PRIMARY KEY,
  booking_id        uuid NOT NULL REFERENCES booking,
  payment_intent_id text NOT NULL,
  fraud_type        text NOT NULL,
  is_actionable     boolean NOT NULL,
  warned_at         timestamptz NOT NULL
);
CREATE INDEX fraud_warning_by_booking ON fraud_warning (booking_id);

-- Provider and ledger are compared once a day; what differed stands in payment_finding.
CREATE TABLE reconciliation (
  day         date PRIMARY KEY,
  movements   integer NOT NULL,
  differences integer NOT NULL,
  finished_at timestamptz NOT NULL
);
