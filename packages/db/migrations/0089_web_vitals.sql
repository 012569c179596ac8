-- How fast pages were for a sample of visits: counts a day, page, device and class of values, and nothing of a visitor
-- (domain/website/web-vitals.ts has the classes).
CREATE TABLE web_vital (
  day    date NOT NULL,
  page   text NOT NULL,
  device text NOT NULL,
  metric text NOT NULL,
  bucket smallint NOT NULL,
  visits integer NOT NULL DEFAULT 1,
  PRIMARY KEY (day, page, device, metric, bucket)
);
