-- Building one card takes a millisecond to begin and a tenth for each further car: cards are built for all cars of a
-- statement at once, as before, but only where it changed what a card shows. Prices are written row by row.
CREATE OR REPLACE FUNCTION listing_after_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NULL;
END $$;

CREATE FUNCTION cards_after_car_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  others text[] := ARRAY['day_minor', 'week_minor', 'month_minor', 'changed_at', 'is_online', 'importance'];
  cars integer[] := ARRAY(
    SELECT changed.id FROM changed JOIN earlier ON earlier.id = changed.id
    WHERE to_jsonb(earlier) - others <> to_jsonb(changed) - others ORDER BY changed.id);
BEGIN
  IF cars <> '{}' THEN PERFORM refresh_cards(cars); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER card_update AFTER UPDATE ON car REFERENCING OLD TABLE AS earlier NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION cards_after_car_change();
