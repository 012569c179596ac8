-- Somebody says that an offer breaks the law or deceives, and what staff decides (Regulation (EU) 2022/2065, articles 16
-- and 17; docs/specification/companies.md 15).
CREATE TABLE offer_report (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  car_id          integer NOT NULL REFERENCES car ON DELETE CASCADE,
  -- packages/domain/cars/offer-report.ts
  kind            text NOT NULL CHECK (kind IN ('misleading', 'fraud', 'unsafe', 'rights', 'unlawful')),
  text            text NOT NULL CHECK (text <> ''),
  -- Of whoever reports it; null: they want no answer.
  email           text CHECK (email = lower(email)),
  language        text NOT NULL CHECK (language IN ('en', 'it', 'fr')),
  website_id      integer NOT NULL REFERENCES website,
  created_at      timestamptz NOT NULL,
  decision        text CHECK (decision IN ('hide', 'keep')),
  -- As those whom it concerns read it.
  decided_because text CHECK (decided_because <> ''),
  decided_at      timestamptz,
  decided_by      uuid REFERENCES account,
  CHECK (num_nulls(decision, decided_because, decided_at, decided_by) IN (0, 4))
);
CREATE INDEX offer_report_by_car ON offer_report (car_id);
CREATE INDEX offer_report_open ON offer_report (created_at) WHERE decided_at IS NULL;

-- Staff hides one car: it is not offered, and its company cannot publish it, until staff shows it again.
ALTER TABLE car
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN hidden_because text CHECK (hidden_because <> ''),
  -- Whether renters saw it before, and see it again once it is shown.
  ADD COLUMN was_online boolean,
  ADD CHECK (num_nulls(hidden_at, hidden_because, was_online) IN (0, 3)),
  ADD CONSTRAINT hidden_is_offline CHECK (hidden_at IS NULL OR NOT is_online);
CREATE INDEX car_hidden ON car (hidden_at) WHERE hidden_at IS NOT NULL;

-- How many of an extra a rental takes at most (packages/domain/pricing/extra.ts), as its company says.
ALTER TABLE extra ADD COLUMN most smallint NOT NULL DEFAULT 10 CHECK (most BETWEEN 1 AND 10);
