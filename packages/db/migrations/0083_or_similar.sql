-- 'Or similar': the company promises a car of this class, not this very model. Cards are written anew.
ALTER TABLE car ADD COLUMN is_or_similar boolean NOT NULL DEFAULT false;

CREATE OR REPLACE VIEW car_card_source AS
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
      car.year, car.km_per_day, car.is_delivery, car.for_events, car.is_or_similar AS or_similar, car.city, car.parking_location, car.latitude,
      car.longitude,
      (SELECT p FROM (SELECT 'EUR' AS currency, car.day_minor AS day, car.week_minor AS week,
         car.month_minor AS month) p) AS price,
      car.deposit_minor AS deposit, car.damage_excess_minor AS damage_excess,
      -- A car without pictures still has a card; its address answers 404 and the text stands in.
      (SELECT p FROM (SELECT '/images/' || coalesce(image.hash, repeat('0', 32)) AS path,
         coalesce(image.width, 1600) AS width, coalesce(image.height, 900) AS height,
         coalesce(car_image.view, 'side') AS view) p) AS picture) card;

SELECT refresh_cards(ARRAY(SELECT id FROM car ORDER BY id));
