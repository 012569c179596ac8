-- Where a website leads beside its own pages: what is not here is not shown.
CREATE TABLE website_link (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  website_id integer NOT NULL REFERENCES website ON DELETE CASCADE,
  -- packages/domain/website/website-link.ts
  kind       text NOT NULL CHECK (kind IN ('review', 'facebook', 'instagram', 'linkedin', 'tiktok', 'x', 'youtube',
               'app_store', 'google_play', 'support', 'blog')),
  -- Of a review site, as the footer calls it.
  name       text CHECK (length(name) BETWEEN 1 AND 40),
  -- NULL: for readers of every language that has none of its own.
  language   text CHECK (language IN ('en', 'it', 'fr')),
  url        text NOT NULL CHECK (url ~ '^https://[^[:space:]"<>]+$' AND length(url) <= 500),
  CHECK ((kind = 'review') = (name IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (website_id, kind, name, language)
);

CREATE TRIGGER catalogue_changes AFTER INSERT OR UPDATE OR DELETE ON website_link
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_changes();
