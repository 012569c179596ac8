-- An own rental keeps its customer's language and its car's conditions, as a booking does. Null, of rentals of before this: the
-- member's language, and the car's conditions as they are now.
ALTER TABLE own_rental
  ADD COLUMN language text CHECK (language IN ('en', 'it', 'fr')),
  ADD COLUMN inclusions jsonb,
  ADD COLUMN deposit_minor integer CHECK (deposit_minor >= 0);
