-- What happens to a booking at the company's counter, and when. The rest of its timeline stands in the booking itself,
-- in its refunds, and in the tables of what changes it.
CREATE TABLE booking_event (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES booking,
  kind       text NOT NULL CHECK (kind IN
               ('signed', 'deposit_collected', 'checked_in', 'checked_out', 'checked_out_with_issue')),
  at         timestamptz NOT NULL
);
CREATE INDEX booking_event_by_booking ON booking_event (booking_id);
