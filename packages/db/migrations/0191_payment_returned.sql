-- A booking whose money had gone back, by hand or in a lost dispute, was ended by an operator
-- (packages/domain/booking/cancel-reason.ts).
ALTER TABLE booking DROP CONSTRAINT booking_cancel_reason_check;
ALTER TABLE booking ADD CONSTRAINT booking_cancel_reason_check CHECK (cancel_reason IN
  ('renter', 'expired', 'replaced', 'payment_unavailable', 'payment_failed', 'payment_does_not_fit',
   'late_payment_refunded', 'replacement_refused', 'replacement_unanswered', 'payment_returned'));
