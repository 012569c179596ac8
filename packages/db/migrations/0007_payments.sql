-- Payments are rows (docs/decisions/0133): a booking and an amendment of one are each paid by a payment, a payment is made
-- in a checkout session, and a refund is taken from a payment.

-- Under which id the payment provider has a renter's cards; the cards themselves never come here.
CREATE TABLE payment_customer (
  account_id           uuid PRIMARY KEY CONSTRAINT of_live_account REFERENCES account (live_id) ON DELETE CASCADE,
  provider_customer_id text NOT NULL UNIQUE,
  created_at           timestamptz NOT NULL
);

-- What is to be paid, or was, for one purpose: a booking, or an amendment that costs more. Made with it, in the order in
-- which a booking's payments are made.
CREATE TABLE payment (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id         uuid NOT NULL REFERENCES booking,
  -- Null: the payment is for the booking itself.
  amendment_id       uuid REFERENCES booking_amendment,
  -- What the ledger took in, once it is paid.
  amount_minor       integer NOT NULL CHECK (amount_minor >= 0),
  currency           text NOT NULL CHECK (currency = 'EUR'),
  -- packages/domain/payment/payment-state.ts
  state              text NOT NULL DEFAULT 'open'
                       CHECK (state IN ('open', 'applied', 'late', 'duplicate', 'unmatched')),
  provider_intent_id text UNIQUE,
  created_at         timestamptz NOT NULL,
  paid_at            timestamptz,
  CHECK ((paid_at IS NOT NULL) = (state IN ('applied', 'late', 'duplicate'))),
  CHECK (state = 'open' OR provider_intent_id IS NOT NULL)
);
CREATE INDEX payment_by_booking ON payment (booking_id);
-- A purpose has one payment of its own; whatever else was paid for it is a duplicate.
CREATE UNIQUE INDEX payment_of_booking ON payment (booking_id)
  WHERE amendment_id IS NULL AND state NOT IN ('duplicate', 'unmatched');
CREATE UNIQUE INDEX payment_of_amendment ON payment (amendment_id)
  WHERE state NOT IN ('duplicate', 'unmatched');

-- The provider's hosted pages on which a payment can be made, or was.
CREATE TABLE checkout_session (
  provider_session_id text PRIMARY KEY,
  payment_id          bigint NOT NULL REFERENCES payment,
  -- Null: the provider's answer to its opening was lost, and a payment told of it.
  url                 text,
  opened_at           timestamptz NOT NULL,
  -- From when on nobody can pay on it: it was paid, has expired or was closed.
  closed_at           timestamptz
);
CREATE INDEX checkout_session_by_payment ON checkout_session (payment_id);

CREATE TABLE refund (
  id                 uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id         uuid NOT NULL REFERENCES booking,
  payment_id         bigint NOT NULL REFERENCES payment,
  -- The cheaper amendment it pays back; one payment can pay back for several.
  amendment_id       uuid REFERENCES booking_amendment,
  amount_minor       integer NOT NULL CHECK (amount_minor > 0),
  -- `manual`: made at the provider by an operator.
  reason             text NOT NULL CHECK (reason IN ('cancelled', 'amended', 'late_payment', 'second_payment', 'manual')),
  -- How much of a manual refund makes good one that failed; the rest is of the booking's total.
  makes_good_minor   integer NOT NULL DEFAULT 0,
  -- packages/domain/booking/refund-state.ts
  status             text NOT NULL DEFAULT 'requested' CHECK (status IN
                       ('requested', 'pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
  provider_refund_id text UNIQUE,
  failure_reason     text,
  tries              integer NOT NULL DEFAULT 0,
  -- Of the idempotency key: a refund that failed for good under one is tried under the next one, after looking whether it
  -- was made after all.
  key_number         integer NOT NULL DEFAULT 1,
  created_at         timestamptz NOT NULL DEFAULT now(),
  sent_at            timestamptz,
  CHECK ((reason = 'amended') = (amendment_id IS NOT NULL)),
  CHECK (makes_good_minor BETWEEN 0 AND amount_minor AND (reason = 'manual' OR makes_good_minor = 0))
);
CREATE INDEX refund_by_booking ON refund (booking_id);
CREATE INDEX refund_by_payment ON refund (payment_id);
CREATE INDEX refund_unsent ON refund (created_at) WHERE status = 'requested';
CREATE UNIQUE INDEX refund_once ON refund (payment_id, reason) WHERE reason NOT IN ('manual', 'amended');
CREATE UNIQUE INDEX refund_of_amendment_once ON refund (amendment_id, payment_id) WHERE amendment_id IS NOT NULL;

-- A cardholder contests a payment with the bank; `id` is the provider's. It names the payment by the provider's id: the
-- news of a dispute can arrive before the news of its payment.
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

-- The card's bank suspects fraud; `is_actionable` until the payment has been refunded.
CREATE TABLE fraud_warning (
  id                text PRIMARY KEY,
  booking_id        uuid NOT NULL REFERENCES booking,
  payment_intent_id text NOT NULL,
  fraud_type        text NOT NULL,
  is_actionable     boolean NOT NULL,
  warned_at         timestamptz NOT NULL
);
CREATE INDEX fraud_warning_by_booking ON fraud_warning (booking_id);

-- Money matters that a person has to look at: events that do not fit, refunds that failed, differences.
CREATE TABLE payment_case (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind         text NOT NULL,
  -- What it is about, so that finding it again adds no second row.
  reference    text NOT NULL,
  booking_id   uuid REFERENCES booking,
  details      jsonb NOT NULL DEFAULT '{}',
  found_at     timestamptz NOT NULL DEFAULT now(),
  -- When the log said so to whoever watches it.
  announced_at timestamptz,
  resolved_at  timestamptz,
  UNIQUE (kind, reference)
);
-- For what holds a booking's payout back.
CREATE INDEX payment_case_open ON payment_case (booking_id) WHERE resolved_at IS NULL;
