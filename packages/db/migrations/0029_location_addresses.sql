-- Where exactly a location is. A company says so itself; until then renters read the town, never the registered office's
-- street (docs/specification/search.md 6).
ALTER TABLE company_location
  -- With its number.
  ADD COLUMN street text CHECK (street <> ''),
  ADD COLUMN zip text CHECK (zip ~ '^[0-9]{5}$'),
  -- How to find the counter: Italian, and other languages where the company has written them ({"it": …, "en": …}).
  ADD COLUMN directions jsonb CHECK (jsonb_typeof(directions) = 'object' AND directions <> '{}'),
  ADD COLUMN image_id integer REFERENCES image,
  ADD CHECK ((street IS NULL) = (zip IS NULL));

-- When the owners were last reminded of a location without a street.
ALTER TABLE company ADD COLUMN address_reminded_at timestamptz;
