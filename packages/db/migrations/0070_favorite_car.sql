-- Cars a renter has marked; they stay when a car goes offline, and are shown again when it comes back.
CREATE TABLE favorite_car (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  car_id integer NOT NULL REFERENCES car (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, car_id)
);
CREATE INDEX favorite_car_of_car ON favorite_car (car_id);
