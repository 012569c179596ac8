-- Classes as the back of the licence lists them, and where somebody was born: the fiscal code is checked against it.
ALTER TABLE account
  ADD COLUMN driving_licence_classes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN place_of_birth          text;
