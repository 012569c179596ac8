-- The portal that rental companies work in is a site of its own, where a website has one.
ALTER TABLE website_link
  DROP CONSTRAINT website_link_kind_check,
  ADD CONSTRAINT website_link_kind_check CHECK (kind IN ('review', 'facebook', 'instagram', 'linkedin', 'tiktok', 'x',
    'youtube', 'app_store', 'google_play', 'support', 'blog', 'rental_portal'));
