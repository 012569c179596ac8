import { sql, type RawBuilder } from 'kysely';

/** What of a booking's row names it where only money is meant. */
export type NamedBooking = { id: string; number: string; car: string };

/** 'Fiat Panda', of `booking`. */
export const carOfBooking: RawBuilder<string> = sql<string>`(SELECT car_make.name || ' ' || car_model.name
  FROM car JOIN car_make ON car_make.id = car.make_id JOIN car_model ON car_model.id = car.model_id
  WHERE car.id = booking.car_id)`;
