-- How many days before the pickup day a deal is booked, at least (early booking) and at most (last minute); null: any.
ALTER TABLE deal
  ADD COLUMN min_lead_days smallint CHECK (min_lead_days BETWEEN 1 AND 365),
  ADD COLUMN max_lead_days smallint CHECK (max_lead_days BETWEEN 1 AND 365),
  ADD CONSTRAINT deal_lead_is_possible CHECK (min_lead_days <= max_lead_days);
