-- Where a company hands cars over and takes them back (docs/specification/search.md 6). A booking keeps a copy of its
-- places: what was agreed does not change with the company's list.
CREATE TABLE company_place (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  company_id integer NOT NULL REFERENCES company,
  name       text NOT NULL,
  city       text NOT NULL,
  latitude   double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude  double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  is_active  boolean NOT NULL DEFAULT true,
  UNIQUE (company_id, id),
  UNIQUE (company_id, city, name)
);

-- Null: the car stands at a place of its own, where no other car is taken back.
ALTER TABLE car
  ADD COLUMN place_id integer,
  ADD CONSTRAINT car_place FOREIGN KEY (company_id, place_id) REFERENCES company_place (company_id, id);

-- How far from a car's own place its company delivers it (docs/specification/search.md 6).
ALTER TABLE company
  ADD COLUMN delivery_radius_km integer NOT NULL DEFAULT 30 CHECK (delivery_radius_km BETWEEN 1 AND 500);

-- Companies that are here already hand over where their cars stand: at most a few places each.
INSERT INTO company_place (company_id, name, city, latitude, longitude)
SELECT company_id, parking_location, city, avg(latitude), avg(longitude)
FROM car
WHERE company_id IN (SELECT company_id FROM car GROUP BY company_id
                     HAVING count(DISTINCT (city, parking_location)) <= 20)
GROUP BY company_id, city, parking_location;
UPDATE car SET place_id = company_place.id
FROM company_place
WHERE company_place.company_id = car.company_id AND company_place.city = car.city
  AND company_place.name = car.parking_location;
