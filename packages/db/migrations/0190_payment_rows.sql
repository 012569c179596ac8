-- Payments are rows (docs/decisions/0133): a booking and an amendment of one are each paid by a payment, instead of carrying
-- the provider's session and intent themselves; a refund is taken from a payment.

-- What is to be paid, or was, for one purpose: a booking, or a change of it that costs more. Made with it, in the order in
-- which a booking's payments are made.
CREATE TABLE payment (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id         uuid NOT NULL REFERENCES booking,
  -- Null: the payment is for the booking itself.
  booking_change_id  uuid REFERENCES booking_change,
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
  WHERE booking_change_id IS NULL AND state NOT IN ('duplicate', 'unmatched');
CREATE UNIQUE INDEX payment_of_change ON payment (booking_change_id)
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

INSERT INTO payment (booking_id, amount_minor, currency, state, provider_intent_id, created_at, paid_at)
SELECT id,
  total_minor - coalesce((SELECT sum(difference_minor) FROM booking_change
    WHERE booking_change.booking_id = booking.id AND status = 'made'), 0),
  currency,
  CASE WHEN payment_intent_id IS NULL THEN 'open' WHEN paid_at IS NULL THEN 'late' ELSE 'applied' END,
  payment_intent_id, created_at,
  CASE WHEN payment_intent_id IS NOT NULL THEN coalesce(paid_at, cancelled_at, created_at) END
FROM booking WHERE total_minor > 0 ORDER BY created_at;

INSERT INTO payment
  (booking_id, booking_change_id, amount_minor, currency, state, provider_intent_id, created_at, paid_at)
SELECT booking_id, change.id, difference_minor, currency,
  CASE WHEN change.payment_intent_id IS NULL THEN 'open' WHEN change.status = 'made' THEN 'applied' ELSE 'late' END,
  change.payment_intent_id, change.created_at, change.paid_at
FROM booking_change AS change JOIN booking ON booking.id = change.booking_id
WHERE difference_minor > 0 ORDER BY change.created_at;

INSERT INTO checkout_session (provider_session_id, payment_id, url, opened_at)
SELECT checkout_session_id, payment.id, payment_url, booking.created_at
FROM booking JOIN payment ON payment.booking_id = booking.id AND booking_change_id IS NULL
WHERE checkout_session_id IS NOT NULL
UNION ALL
SELECT checkout_session_id, payment.id, payment_url, change.created_at
FROM booking_change AS change JOIN payment ON booking_change_id = change.id WHERE checkout_session_id IS NOT NULL;

INSERT INTO payment (booking_id, amount_minor, currency, state, provider_intent_id, created_at, paid_at)
SELECT DISTINCT ON (payment_intent_id) booking_id, amount_minor, 'EUR', 'duplicate', payment_intent_id, created_at, created_at
FROM refund WHERE payment_intent_id NOT IN (SELECT provider_intent_id FROM payment WHERE provider_intent_id IS NOT NULL);

ALTER TABLE refund ADD COLUMN payment_id bigint REFERENCES payment;
UPDATE refund SET payment_id = payment.id FROM payment WHERE provider_intent_id = payment_intent_id;
ALTER TABLE refund ALTER COLUMN payment_id SET NOT NULL, DROP COLUMN payment_intent_id;
CREATE UNIQUE INDEX refund_once ON refund (payment_id, reason) WHERE reason NOT IN ('by_hand', 'changed');
CREATE UNIQUE INDEX refund_change_once ON refund (change_id, payment_id) WHERE change_id IS NOT NULL;
CREATE INDEX refund_by_payment ON refund (payment_id);

-- Of entries about a payment or a refund of it. What was booked before is never changed.
ALTER TABLE ledger_entry ADD COLUMN payment_id bigint REFERENCES payment;

ALTER TABLE booking DROP COLUMN checkout_session_id, DROP COLUMN payment_url, DROP COLUMN payment_intent_id;
ALTER TABLE booking_change
  DROP COLUMN checkout_session_id, DROP COLUMN payment_url, DROP COLUMN payment_intent_id, DROP COLUMN paid_at;
