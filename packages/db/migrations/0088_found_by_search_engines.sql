-- When a car's page last changed: search engines come back for what is newer (apps/api/discovery/crawlers/sitemap-store.ts).
ALTER TABLE car ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

CREATE FUNCTION mark_car_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at = now();
  RETURN NEW;
END $$;
CREATE TRIGGER changed_at BEFORE UPDATE ON car FOR EACH ROW EXECUTE FUNCTION mark_car_changed();

-- A car that was here and never comes back answers 410, so that search engines forget it at once. No reference to
-- the company: it may be gone as well.
CREATE TABLE gone_car (
  car_id     integer PRIMARY KEY,
  company_id integer NOT NULL,
  gone_at    timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION remember_gone_car() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO gone_car (car_id, company_id) VALUES (OLD.id, OLD.company_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER remember_gone AFTER DELETE ON car FOR EACH ROW EXECUTE FUNCTION remember_gone_car();
