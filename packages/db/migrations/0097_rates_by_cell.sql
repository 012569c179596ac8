-- A price order in a city reads each of its grid cells from the lowest rate (apps/api/search/search-sql.ts). The id makes
-- these wider than listing_by_grid_cell, which stays the one that finding in any order reads: listings lie in its order.
CREATE INDEX listing_by_cell_and_rate_days ON listing (grid_cell, rate_days, car_id) WHERE is_online;
CREATE INDEX listing_by_cell_and_rate_weeks ON listing (grid_cell, rate_weeks, car_id) WHERE is_online;
CREATE INDEX listing_by_cell_and_rate_months ON listing (grid_cell, rate_months, car_id) WHERE is_online;
