-- A website without a colour shows its theme's; one without a theme is not open yet: Page Not Found everywhere.
ALTER TABLE website
  ALTER COLUMN theme_color DROP NOT NULL,
  ALTER COLUMN theme_count DROP NOT NULL;
