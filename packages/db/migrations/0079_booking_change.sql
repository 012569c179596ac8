-- A paid booking is changed (docs/decisions/0036): other dates, times, places or drivers.

-- What it was booked with, by ids, so that it can be priced anew; and how often it has been changed.
ALTER TABLE booking
  ADD COLUMN extras jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN revision integer NOT NULL DEFAULT 0;
-- Of bookings that are here already, the quote names the extras in the language they were booked in.
UPDATE booking SET extras = known.extras
FROM (
  SELECT id, jsonb_agg(jsonb_build_object('id', extra_id, 'no_of_items', items) ORDER BY position) AS extras
  FROM (
    -- A company may have several of one name: the one of that price, then one on offer, then the newest.
    SELECT DISTINCT ON (booking.id, line.position) booking.id, line.position, extra.id AS extra_id,
      greatest(1, CASE extra.charged
        WHEN 'per_day' THEN (line.value ->> 'quantity')::integer / greatest(1, (booking.quote ->> 'days')::integer)
        ELSE (line.value ->> 'quantity')::integer END) AS items
    FROM booking
    CROSS JOIN jsonb_array_elements(booking.quote -> 'lines') WITH ORDINALITY AS line (value, position)
    JOIN extra ON extra.company_id = booking.company_id
      AND line.value ->> 'label' IN (extra.name ->> 'en', extra.name ->> 'it', extra.name ->> 'fr')
    WHERE line.value ->> 'kind' = 'extra'
    ORDER BY booking.id, line.position, extra.price_minor = (line.value ->> 'unitMinor')::integer DESC,
      extra.is_active DESC, extra.id DESC
  ) AS line
  GROUP BY id
) AS known
WHERE known.id = booking.id;

-- What a renter asked for, priced. One that costs more waits for its own payment and holds what it needs meanwhile.
CREATE TABLE booking_change (
  id                     uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id             uuid NOT NULL REFERENCES booking,
  account_id             uuid NOT NULL REFERENCES account,
  -- The booking as it was when this was priced: a change of anything older is void.
  of_revision            integer NOT NULL,
  status                 text NOT NULL CHECK (status IN ('waiting', 'made', 'expired', 'withdrawn')),
  request_hash           bytea NOT NULL,
  pickup_local           text NOT NULL,
  return_local           text NOT NULL,
  starts_at              timestamptz NOT NULL,
  ends_at                timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- The return and the company's turnaround after it.
  free_at                timestamptz NOT NULL CHECK (free_at >= ends_at),
  pickup_location        jsonb NOT NULL,
  return_location        jsonb NOT NULL,
  is_same_time           boolean NOT NULL,
  is_delivery            boolean NOT NULL,
  extras                 jsonb NOT NULL,
  driver_ids             uuid[] NOT NULL,
  quote                  jsonb NOT NULL,
  inclusions             jsonb,
  total_minor            integer NOT NULL CHECK (total_minor >= 0),
  platform_charges_minor integer NOT NULL CHECK (platform_charges_minor >= 0),
  coupon_id              integer REFERENCES coupon,
  deal_id                integer REFERENCES deal,
  -- New total less old one: charged, or refunded.
  difference_minor       integer NOT NULL,
  checkout_session_id    text UNIQUE,
  payment_url            text,
  payment_intent_id      text UNIQUE,
  created_at             timestamptz NOT NULL,
  expires_at             timestamptz NOT NULL,
  paid_at                timestamptz,
  decided_at             timestamptz,
  CHECK ((status = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX booking_change_by_booking ON booking_change (booking_id, created_at);
CREATE INDEX booking_change_by_account ON booking_change (account_id);
CREATE UNIQUE INDEX booking_change_open ON booking_change (booking_id) WHERE status = 'waiting';

-- A waiting change holds what its dates need beyond those the booking holds already: at most one piece before and one
-- after, so that a booking's own two periods never overlap in the constraint.
ALTER TABLE hold ADD COLUMN change_id uuid REFERENCES booking_change;
CREATE INDEX hold_by_change ON hold (change_id) WHERE change_id IS NOT NULL;
ALTER TABLE hold DROP CONSTRAINT hold_reason_check;
ALTER TABLE hold ADD CONSTRAINT hold_reason_check CHECK (reason IN ('booking', 'offline', 'replacement', 'change'));

-- What a cheaper change gives back; one payment can give back for several changes.
ALTER TABLE refund ADD COLUMN change_id uuid REFERENCES booking_change;
ALTER TABLE refund DROP CONSTRAINT refund_reason_check;
ALTER TABLE refund ADD CONSTRAINT refund_reason_check CHECK (reason IN
  ('cancelled', 'changed', 'late_payment', 'second_payment', 'by_hand'));
ALTER TABLE refund ADD CONSTRAINT refund_change_check CHECK ((reason = 'changed') = (change_id IS NOT NULL));
DROP INDEX refund_once;
CREATE UNIQUE INDEX refund_once ON refund (booking_id, payment_intent_id, reason)
  WHERE reason NOT IN ('by_hand', 'changed');
CREATE UNIQUE INDEX refund_change_once ON refund (change_id, payment_intent_id) WHERE change_id IS NOT NULL;
