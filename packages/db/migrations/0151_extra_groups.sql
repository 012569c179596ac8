-- Extras that exclude each other say so: of those with the same group a rental takes one, once. Covers are such a group.
ALTER TABLE extra ADD COLUMN choice_group text CHECK (choice_group ~ '^[a-z_]{1,30}$');
UPDATE extra SET choice_group = 'cover' WHERE excess_minor IS NOT NULL;
ALTER TABLE extra ADD CONSTRAINT extra_cover_is_a_choice CHECK (excess_minor IS NULL OR choice_group = 'cover');
