-- What has passed is left out of the listings once a day, by the moment of the server's clock (server/operations/
-- keep-house.ts): the database's clock decided it with each change before, and what it called past might be to come.

LOCK TABLE car, deal, hold, listing IN ACCESS EXCLUSIVE MODE;

-- The last day with which the deal was found to be over; one that is prolonged counts again at once.
ALTER TABLE deal ADD COLUMN over_on date;

CREATE OR REPLACE VIEW listing_source AS
  SELECT car.id AS car_id, car.company_id, car.latitude, car.longitude, car.importance, car.created_at, car.day_minor,
    car.week_minor, car.month_minor, car.deposit_minor, car.km_per_day, car.make_id, car.model_id, car.car_type_id,
    car.fuel_type, car.seats, car.is_online, car.is_delivery, car.air_conditioning, car.for_events, car.transmission,
    car.fuel_policy, deals.top_flat, deals.top_percent,
    (SELECT coalesce(range_agg(hold.during), '{}') FROM hold WHERE hold.car_id = car.id) AS busy
  FROM car CROSS JOIN LATERAL (
    SELECT coalesce(max(deal.value) FILTER (WHERE deal.kind = 'flat_discount'), 0) AS top_flat,
      coalesce(max(deal.value) FILTER (WHERE deal.kind = 'discount_percentage'), 0) AS top_percent
    FROM deal
    WHERE deal.company_id = car.company_id AND (deal.car_id IS NULL OR deal.car_id = car.id)
      AND deal.over_on IS DISTINCT FROM deal.ends_on
  ) deals;

CREATE OR REPLACE FUNCTION listing_after_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE listing SET busy = busy - OLD.during::tstzmultirange, version = own_version() WHERE car_id = OLD.car_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE listing SET busy = busy + NEW.during::tstzmultirange, version = own_version() WHERE car_id = NEW.car_id;
  END IF;
  RETURN NULL;
END $$;
