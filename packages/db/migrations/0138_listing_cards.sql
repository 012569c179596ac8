-- Prices are no part of a card's text any more (server/cars/car-card-sql.ts adds them). Processes of an earlier release,
-- which take them from the text, go on serving: what they call `car_card` is a view from here on, that adds the prices.

-- Until the end whoever edits a car or its pictures waits, some four seconds for 100,000 cars on a busy machine, so that
-- no card of the old form is built meanwhile. Who reserves or searches waits only for the new name.
LOCK TABLE car, car_make, car_model, car_type, car_image IN SHARE ROW EXCLUSIVE MODE;

-- Nothing else in a card looks like this: quotes within a name are written \".
UPDATE car_card SET card = regexp_replace(card, ',"price":\{[^}]*\}', '') WHERE card LIKE '%,"price":{%';

CREATE VIEW listing_card_source AS
  SELECT car.id AS car_id, rtrim(row_to_json(card)::text, '}') AS card
  FROM car
    JOIN car_make ON car_make.id = car.make_id
    JOIN car_model ON car_model.id = car.model_id
    JOIN car_type ON car_type.id = car.car_type_id
    LEFT JOIN LATERAL (
      SELECT image_id, view FROM car_image WHERE car_id = car.id ORDER BY position LIMIT 1
    ) car_image ON true
    LEFT JOIN image ON image.id = car_image.image_id
    CROSS JOIN LATERAL (SELECT
      car.id, car.slug,
      json_build_array((SELECT m FROM (SELECT car_make.id, car_make.name AS car_make) m)) AS car_make,
      json_build_array((SELECT m FROM (SELECT car_model.name AS car_model) m)) AS car_model,
      json_build_array((SELECT t FROM (SELECT car_type.id, car_type.name AS car_type, car_type.key) t)) AS car_type,
      car.fuel_type, car.transmission, car.seats, car.doors, car.luggage, car.air_conditioning, car.fuel_policy,
      car.year, car.km_per_day, car.is_delivery, car.for_events, car.is_or_similar AS or_similar, car.city,
      car.parking_location, car.latitude, car.longitude, car.deposit_minor AS deposit,
      car.damage_excess_minor AS damage_excess,
      -- A car without pictures still has a card; its address answers 404 and the text stands in.
      (SELECT p FROM (SELECT '/images/' || coalesce(image.hash, repeat('0', 32)) AS path,
         coalesce(image.width, 1600) AS width, coalesce(image.height, 900) AS height,
         coalesce(car_image.view, 'side') AS view) p) AS picture) card;
DROP VIEW car_card_source;

ALTER TABLE car_card RENAME TO listing_card;
ALTER TABLE listing_card RENAME CONSTRAINT car_card_pkey TO listing_card_pkey;
ALTER TABLE listing_card RENAME CONSTRAINT car_card_car_id_fkey TO listing_card_car_id_fkey;

-- For processes of an earlier release alone: the release after this one drops it.
CREATE VIEW car_card AS
  SELECT car_id, '{"price":{"currency":"EUR","day":' || day_minor || ',"week":' || coalesce(week_minor::text, 'null')
    || ',"month":' || coalesce(month_minor::text, 'null') || '},' || substr(card, 2) AS card
  FROM listing_card JOIN listing USING (car_id);

CREATE OR REPLACE FUNCTION refresh_cards(cars integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM listing_card WHERE car_id = ANY(cars) ORDER BY car_id FOR UPDATE;
  INSERT INTO listing_card AS kept SELECT car_id, card FROM listing_card_source WHERE car_id = ANY(cars)
  ON CONFLICT (car_id) DO UPDATE SET card = excluded.card WHERE kept.card <> excluded.card;
END $$;

CREATE OR REPLACE FUNCTION fill_listings() RETURNS void LANGUAGE sql AS $$
  INSERT INTO listing SELECT * FROM listing_source
  ORDER BY floor(latitude * 4), floor(longitude * 4), importance DESC ON CONFLICT DO NOTHING;
  INSERT INTO listing_card SELECT * FROM listing_card_source ON CONFLICT DO NOTHING;
$$;
