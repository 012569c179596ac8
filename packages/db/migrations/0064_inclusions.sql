-- What a rental includes and what is asked of the driver (packages/domain/cars/inclusions.ts). A company that has said nothing
-- promises nothing: the defaults are what the law gives and nothing more.
ALTER TABLE company
  -- At most so much for each accident, hurt people and broken things; the law's least amounts.
  ADD COLUMN third_party_persons_minor integer NOT NULL DEFAULT 645000000 CHECK (third_party_persons_minor >= 645000000),
  ADD COLUMN third_party_property_minor integer NOT NULL DEFAULT 130000000 CHECK (third_party_property_minor >= 130000000),
  ADD COLUMN roadside_help text NOT NULL DEFAULT 'none' CHECK (roadside_help IN ('none', 'office_hours', 'always')),
  -- Countries beyond Italy; empty: none.
  ADD COLUMN cross_border text[] NOT NULL DEFAULT '{}'
    CHECK (cross_border <@ ARRAY['FR', 'MC', 'CH', 'LI', 'AT', 'SI', 'HR', 'DE', 'ES']),
  ADD COLUMN deposit_by text NOT NULL DEFAULT 'credit_card'
    CHECK (deposit_by IN ('credit_card', 'any_card', 'card_or_cash'));

ALTER TABLE car
  -- What a renter pays of a damage or theft at most; null: not covered.
  ADD COLUMN damage_excess_minor integer CHECK (damage_excess_minor >= 0),
  ADD COLUMN theft_excess_minor integer CHECK (theft_excess_minor >= 0),
  -- Null: unlimited kilometres, or a price that the company names at pickup.
  ADD COLUMN extra_km_minor integer CHECK (extra_km_minor > 0),
  ADD COLUMN minimum_age smallint NOT NULL DEFAULT 18 CHECK (minimum_age BETWEEN 18 AND 99),
  ADD COLUMN licence_years smallint NOT NULL DEFAULT 0 CHECK (licence_years BETWEEN 0 AND 20);

ALTER TABLE extra
  ADD COLUMN description jsonb,                              -- {"en": …, "it": …, "fr": …}
  -- A cover: the excess of damage and theft falls to this; null: no cover.
  ADD COLUMN excess_minor integer CHECK (excess_minor >= 0);

-- As they were when it was booked, chosen covers included; null: booked before companies stated them.
ALTER TABLE booking ADD COLUMN inclusions jsonb;
