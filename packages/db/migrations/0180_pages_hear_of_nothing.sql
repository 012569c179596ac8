-- Pages are kept for seconds (apps/api/ssr/page-cache.ts): nobody has to be told of changes.
DROP FUNCTION notify_catalogue_changes() CASCADE;
DROP FUNCTION notify_hold_changes() CASCADE;
