-- Until when the renter can answer a proposal (packages/domain/cancellation/replacement.ts); unanswered, the booking ends like a
-- refused one. Whoever has an open one from before, without a deadline in the mail, has a day, or what is left until the
-- pickup.
ALTER TABLE replacement ADD COLUMN answer_until timestamptz;
UPDATE replacement SET answer_until = (booking.pickup_local::date - 1)::timestamp AT TIME ZONE booking.time_zone
  FROM booking WHERE booking.id = replacement.booking_id;
UPDATE replacement SET answer_until = greatest(answer_until, least(now() + interval '1 day', booking.starts_at))
  FROM booking WHERE booking.id = replacement.booking_id AND replacement.status = 'proposed';
ALTER TABLE replacement ALTER COLUMN answer_until SET NOT NULL;

ALTER TABLE replacement DROP CONSTRAINT replacement_status_check;
ALTER TABLE replacement ADD CONSTRAINT replacement_status_check
  CHECK (status IN ('proposed', 'accepted', 'refused', 'withdrawn', 'unanswered'));

ALTER TABLE booking DROP CONSTRAINT booking_cancel_reason_check;
ALTER TABLE booking ADD CONSTRAINT booking_cancel_reason_check CHECK (cancel_reason IN
  ('renter', 'expired', 'replaced', 'payment_unavailable', 'payment_failed', 'late_payment_refunded',
   'replacement_refused', 'replacement_unanswered'));
