-- The search, the home page and similar cars read listings: the car's own indexes for them only cost.
DROP INDEX car_by_grid_cell, car_by_importance, car_by_newest, car_by_day_price, car_by_week_price, car_by_month_price,
  car_by_make, car_by_model, car_by_type;
ALTER TABLE car DROP COLUMN grid_cell;
ALTER TABLE listing RENAME COLUMN cell TO grid_cell;
ALTER INDEX listing_by_cell RENAME TO listing_by_grid_cell;
ALTER TABLE listing ALTER COLUMN grid_cell SET STATISTICS 500;
