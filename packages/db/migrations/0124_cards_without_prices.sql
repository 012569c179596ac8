-- A price edit writes the car and its listing, and nothing else: the card's text is left as it is (its prices are taken
-- out by 0138, with which processes of an earlier release go on serving), and the statement's own trigger compares cars
-- only if more than prices changed.

CREATE OR REPLACE FUNCTION listing_after_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.day_minor, OLD.week_minor, OLD.month_minor) IS DISTINCT FROM (NEW.day_minor, NEW.week_minor, NEW.month_minor)
  THEN
    UPDATE listing SET day_minor = NEW.day_minor, week_minor = NEW.week_minor, month_minor = NEW.month_minor
    WHERE car_id = NEW.id;
  END IF;
  OLD.day_minor := NEW.day_minor;
  OLD.week_minor := NEW.week_minor;
  OLD.month_minor := NEW.month_minor;
  OLD.changed_at := NEW.changed_at;
  IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
  -- For cards_after_car_change, which fires after all rows.
  PERFORM set_config('nolo.more_than_prices', 'changed', true);
  IF OLD.company_id <> NEW.company_id THEN
    -- A deal being added to the company at this moment must be seen here, or see this car.
    PERFORM FROM company WHERE id = NEW.company_id FOR SHARE;
    PERFORM refresh_listings(ARRAY[NEW.id]);
  ELSE
    UPDATE listing SET (latitude, longitude, importance, created_at, deposit_minor, km_per_day, make_id, model_id,
      car_type_id, fuel_type, seats, is_online, is_delivery, air_conditioning, for_events, transmission, fuel_policy) =
      (NEW.latitude, NEW.longitude, NEW.importance, NEW.created_at, NEW.deposit_minor, NEW.km_per_day, NEW.make_id,
       NEW.model_id, NEW.car_type_id, NEW.fuel_type, NEW.seats, NEW.is_online, NEW.is_delivery, NEW.air_conditioning,
       NEW.for_events, NEW.transmission, NEW.fuel_policy)
    WHERE car_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION cards_after_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  others text[] := ARRAY['day_minor', 'week_minor', 'month_minor', 'changed_at', 'is_online', 'importance'];
  cars integer[];
BEGIN
  IF current_setting('nolo.more_than_prices', true) IS DISTINCT FROM 'changed' THEN RETURN NULL; END IF;
  PERFORM set_config('nolo.more_than_prices', '', true);
  cars := ARRAY(
    SELECT changed.id FROM changed JOIN earlier ON earlier.id = changed.id
    WHERE to_jsonb(earlier) - others <> to_jsonb(changed) - others ORDER BY changed.id);
  IF cars <> '{}' THEN PERFORM refresh_cards(cars); END IF;
  RETURN NULL;
END $$;

-- One index for three that each edit wrote: PostgreSQL 18 looks a model up below each of the few types and makes.
CREATE INDEX listing_by_kind ON listing (car_type_id, make_id, model_id) WHERE is_online;
DROP INDEX listing_by_make, listing_by_model, listing_by_type;
