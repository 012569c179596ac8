-- What a renter needs to know before choosing (packages/domain/cars/car-features.ts).
ALTER TABLE car
  ADD COLUMN air_conditioning boolean NOT NULL DEFAULT true,
  ADD COLUMN luggage smallint NOT NULL DEFAULT 2 CHECK (luggage BETWEEN 0 AND 9),  -- large suitcases
  ADD COLUMN fuel_policy text NOT NULL DEFAULT 'full_to_full'
    CHECK (fuel_policy IN ('full_to_full', 'same_to_same', 'prepaid')),
  -- Offered for weddings, productions and corporate events (docs/specification/search.md 1).
  ADD COLUMN IF NOT EXISTS for_events boolean NOT NULL DEFAULT false;
