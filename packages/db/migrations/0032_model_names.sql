-- A model that a company has typed is seen by it alone until staff has accepted the name (docs/specification/companies.md 13);
-- those of before are accepted.

ALTER TABLE car_model
  -- Whose it is until then; null: everybody's.
  ADD COLUMN proposed_by integer REFERENCES company,
  DROP CONSTRAINT car_model_make_id_name_key,
  ADD UNIQUE NULLS NOT DISTINCT (make_id, name, proposed_by);
CREATE INDEX car_model_proposed ON car_model (proposed_by) WHERE proposed_by IS NOT NULL;
-- Cars follow their model's name.
CREATE INDEX car_by_model ON car (model_id);
