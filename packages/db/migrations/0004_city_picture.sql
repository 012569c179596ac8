-- One picture a city, for the home page and the city pages; a company's or photographer's can replace it.
CREATE TABLE city_picture (
  city     text PRIMARY KEY CHECK (city ~ '^[a-z-]+$'),      -- slug: the lowercase Italian name
  image_id integer NOT NULL REFERENCES image
);
