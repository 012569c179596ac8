-- Orders by price over many cars look at cars whose day, week or month price is low enough
-- (apps/api/search/price-bound-sql.ts); the day price has its index already.
CREATE INDEX car_by_week_price ON car (week_minor) WHERE is_online;
CREATE INDEX car_by_month_price ON car (month_minor) WHERE is_online;
-- The text search is resolved to models first.
CREATE INDEX car_by_model ON car (model_id) WHERE is_online;
CREATE INDEX deal_by_car ON deal (car_id, ends_on) WHERE car_id IS NOT NULL;
