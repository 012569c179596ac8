-- Kept pages are made anew when what they show was changed, by whomever (server/platform/catalogue-changes.ts).
-- Bookings do not count: what is free for given dates is asked anew within seconds.
CREATE FUNCTION notify_catalogue_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY catalogue_changes;
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['contractor', 'company', 'contractor_company', 'website', 'car_make', 'car_model',
    'car_type', 'image', 'car', 'car_image', 'extra', 'deal', 'city_picture']
  LOOP
    EXECUTE format('CREATE TRIGGER catalogue_changes AFTER INSERT OR UPDATE OR DELETE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changes()', name);
  END LOOP;
END $$;
