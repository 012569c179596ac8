-- Plates of Germany, Austria, Slovenia and Croatia have letters of their own (packages/domain/cars/vehicle-papers.ts).
ALTER TABLE car
  DROP CONSTRAINT car_plate_check,
  ADD CONSTRAINT car_plate_check CHECK (plate ~ '^[A-Z0-9ÄÖÜĆČĐŠŽ]{4,10}$');
