-- The field's name for it (packages/domain/places/grid.ts).
ALTER TABLE car RENAME COLUMN square TO grid_cell;
ALTER INDEX car_by_square RENAME TO car_by_grid_cell;
