-- What is written most, a hold and a price, writes its listing row by row and nothing else of it. Before, each statement
-- made a table of its rows, and a price built listing and card anew from all that they are made of.

-- Whatever changes these tables waits from here on: a reservation locks a car, then its hold, then the listing, and a
-- migration that takes them as its statements come, the listing first, would wait for one that waits for it.
LOCK TABLE car, hold, listing IN ACCESS EXCLUSIVE MODE;

-- What follows from a listing's own columns. Generated columns had their expressions planned by every statement that
-- wrote a listing, which cost more than writing it.
ALTER TABLE listing
  ALTER COLUMN grid_cell DROP EXPRESSION,
  ALTER COLUMN rate_days DROP EXPRESSION,
  ALTER COLUMN rate_weeks DROP EXPRESSION,
  ALTER COLUMN rate_months DROP EXPRESSION;
CREATE FUNCTION complete_listing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day   float8 := lowest_price(NEW.day_minor, NEW.top_flat, NEW.top_percent);
  week  float8 := lowest_price(NEW.week_minor, NEW.top_flat, NEW.top_percent);
  month float8 := lowest_price(NEW.month_minor, NEW.top_flat, NEW.top_percent);
BEGIN
  NEW.grid_cell := floor((NEW.latitude + 90) * 4)::integer * 1440 + floor((NEW.longitude + 180) * 4)::integer;
  NEW.rate_days := LEAST(day, week / 6, month / 6);
  NEW.rate_weeks := LEAST(day, week / 7, month / 20);
  NEW.rate_months := LEAST(day, week / 7, month / 30);
  RETURN NEW;
END $$;
CREATE TRIGGER complete BEFORE INSERT OR UPDATE OF latitude, longitude, day_minor, week_minor, month_minor, top_flat,
  top_percent ON listing FOR EACH ROW EXECUTE FUNCTION complete_listing();

-- Holds of a car never overlap (hold_once): adding and taking away is exact, and needs no other hold.
CREATE OR REPLACE FUNCTION listing_after_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE listing SET busy = busy - OLD.during::tstzmultirange WHERE car_id = OLD.car_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE listing SET busy = (busy + NEW.during::tstzmultirange)
      * tstzmultirange(tstzrange(now() - interval '2 days', NULL)) WHERE car_id = NEW.car_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER listing_insert ON hold;
DROP TRIGGER listing_update_1 ON hold;
DROP TRIGGER listing_update_2 ON hold;
DROP TRIGGER listing_delete ON hold;
CREATE TRIGGER listing_follows AFTER INSERT OR UPDATE OF car_id, during OR DELETE ON hold
  FOR EACH ROW EXECUTE FUNCTION listing_after_hold();

-- A price goes into listing and card by itself. Of anything else the listing takes over what it has of the car, and the
-- card is built anew, unless it does not show what changed.
CREATE FUNCTION listing_after_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.day_minor, OLD.week_minor, OLD.month_minor) IS DISTINCT FROM (NEW.day_minor, NEW.week_minor, NEW.month_minor)
  THEN
    UPDATE listing SET day_minor = NEW.day_minor, week_minor = NEW.week_minor, month_minor = NEW.month_minor
    WHERE car_id = NEW.id;
    -- Nothing else in a card looks like this: quotes within a name are written \".
    UPDATE car_card SET card = regexp_replace(card, '"price":\{[^}]*\}',
      '"price":{"currency":"EUR","day":' || NEW.day_minor || ',"week":' || coalesce(NEW.week_minor::text, 'null')
        || ',"month":' || coalesce(NEW.month_minor::text, 'null') || '}') WHERE car_id = NEW.id;
  END IF;
  OLD.day_minor := NEW.day_minor;
  OLD.week_minor := NEW.week_minor;
  OLD.month_minor := NEW.month_minor;
  OLD.changed_at := NEW.changed_at;
  IF OLD IS NOT DISTINCT FROM NEW THEN RETURN NULL; END IF;
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
  OLD.is_online := NEW.is_online;
  OLD.importance := NEW.importance;
  IF OLD IS DISTINCT FROM NEW THEN PERFORM refresh_cards(ARRAY[NEW.id]); END IF;
  RETURN NULL;
END $$;
DROP TRIGGER listing_update ON car;
CREATE TRIGGER listing_follows AFTER UPDATE ON car FOR EACH ROW EXECUTE FUNCTION listing_after_car_change();
