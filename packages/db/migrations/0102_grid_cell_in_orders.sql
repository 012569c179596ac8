-- The orders have the grid cell in their indexes: whoever reads one for a city passes over all other cars within the
-- index, without reading their listings.
-- Built beside the old ones, which are dropped last: that takes the table for itself until the end of the migration, so
-- that searches wait for a moment and not for six builds. Whatever writes a listing does wait for those.
CREATE INDEX new_by_importance ON listing (importance DESC, car_id DESC, grid_cell) WHERE is_online;
CREATE INDEX new_by_newest ON listing (created_at DESC, car_id DESC, grid_cell) WHERE is_online;
CREATE INDEX new_by_day_price ON listing (day_minor, car_id, grid_cell) WHERE is_online;
CREATE INDEX new_by_rate_days ON listing (rate_days, grid_cell) WHERE is_online;
CREATE INDEX new_by_rate_weeks ON listing (rate_weeks, grid_cell) WHERE is_online;
CREATE INDEX new_by_rate_months ON listing (rate_months, grid_cell) WHERE is_online;
DROP INDEX listing_by_importance, listing_by_newest, listing_by_day_price, listing_by_rate_days, listing_by_rate_weeks,
  listing_by_rate_months;
ALTER INDEX new_by_importance RENAME TO listing_by_importance;
ALTER INDEX new_by_newest RENAME TO listing_by_newest;
ALTER INDEX new_by_day_price RENAME TO listing_by_day_price;
ALTER INDEX new_by_rate_days RENAME TO listing_by_rate_days;
ALTER INDEX new_by_rate_weeks RENAME TO listing_by_rate_weeks;
ALTER INDEX new_by_rate_months RENAME TO listing_by_rate_months;
