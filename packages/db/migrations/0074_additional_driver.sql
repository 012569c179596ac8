-- Accounts that a renter has named as additional drivers, each under an id that means something to that renter alone.
CREATE TABLE additional_driver (
  id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  driver_id  uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, driver_id),
  CHECK (account_id <> driver_id)
);
CREATE INDEX additional_driver_by_driver ON additional_driver (driver_id);

-- Who drives besides the renter.
CREATE TABLE booking_driver (
  booking_id uuid NOT NULL REFERENCES booking ON DELETE CASCADE,
  driver_id  uuid NOT NULL REFERENCES account,
  PRIMARY KEY (booking_id, driver_id)
);
CREATE INDEX booking_driver_by_driver ON booking_driver (driver_id);

ALTER TABLE attempt DROP CONSTRAINT attempt_kind_check;
ALTER TABLE attempt ADD CONSTRAINT attempt_kind_check
  CHECK (kind IN ('log_in', 'known_device', 'password', 'coupon', 'driver'));
