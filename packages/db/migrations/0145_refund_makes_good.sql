-- How much of a refund by hand makes good one that failed, written down when it is booked: the rest is of the booking's
-- total (refund_minor). Read from times afterwards, a later failure claimed what had been given for another reason.
ALTER TABLE refund ADD COLUMN makes_good_minor integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT refund_makes_good_check
    CHECK (makes_good_minor BETWEEN 0 AND amount_minor AND (reason = 'by_hand' OR makes_good_minor = 0));

-- Those there are, as they were counted until now: after the payment's first failure, the earliest first.
WITH failed AS (
  SELECT refund.booking_id, refund.payment_intent_id, refund.amount_minor,
    (SELECT min(entry.created_at) FROM ledger_entry AS entry
     WHERE entry.booking_id = refund.booking_id AND entry.kind = 'refund_failed'
       AND entry.reference = refund.id::text) AS failed_at
  FROM refund WHERE status IN ('failed', 'canceled') AND reason <> 'by_hand'
), due AS (
  SELECT booking_id, payment_intent_id, sum(amount_minor) AS amount, min(failed_at) AS since
  FROM failed GROUP BY booking_id, payment_intent_id
), given AS (
  SELECT refund.id, refund.amount_minor, due.amount AS due, coalesce(sum(refund.amount_minor) OVER (
    PARTITION BY refund.booking_id, refund.payment_intent_id ORDER BY refund.created_at, refund.id
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
  FROM refund JOIN due USING (booking_id, payment_intent_id)
  WHERE refund.reason = 'by_hand' AND refund.status NOT IN ('failed', 'canceled') AND refund.created_at > due.since
)
UPDATE refund SET makes_good_minor = least(given.amount_minor, greatest(0, given.due - given.before))
FROM given WHERE given.id = refund.id;
