-- Kept pages that say which cars are free are made anew when that has changed (server/platform/changes.ts).
CREATE FUNCTION notify_hold_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NOTIFY hold_changes;
  RETURN NULL;
END $$;

CREATE TRIGGER hold_changes AFTER INSERT OR UPDATE OR DELETE ON hold
  FOR EACH STATEMENT EXECUTE FUNCTION notify_hold_changes();
