-- Each change has a name, the same for every process that hears of it: what one of them has made after it, the others may
-- take (server/platform/changes.ts). Several in one transaction are one.
CREATE OR REPLACE FUNCTION notify_catalogue_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue_changes', pg_current_xact_id()::text);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION notify_hold_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('hold_changes', pg_current_xact_id()::text);
  RETURN NULL;
END $$;
