import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { createReservationBody } from '@nolo/contract/bookings.ts';
import { inDays } from './car.ts';
import type { TestRenter } from './renter.ts';

type Body = z.input<typeof createReservationBody>;

export const roma = {
  description: 'Roma, Lazio, Italia',
  city: 'Roma',
  lat: [41.6, 42.2] as [number, number],
  long: [12.1, 12.9] as [number, number],
};

/** Where `createCar`'s car can be brought to: 1 km from it. */
export const hotel = {
  description: 'Hotel Aurora, Via Sistina 22, Roma',
  city: 'Roma',
  lat: [41.905, 41.905] as [number, number],
  long: [12.49, 12.49] as [number, number],
};
/** The same as the quote takes it. */
export const hotelQuery = {
  pl: 'Hotel Aurora, Via Sistina 22',
  pl_city: 'Roma',
  pl_lat: 41.905,
  pl_long: 12.49,
};

export const billing = {
  name: 'Giulia Conti',
  mobile: '3331234567',
  email: 'giulia@nolo.test',
  addressLine1: 'Via Roma 1',
  townCity: 'Roma',
  ZIP_code: '00184',
  country: 'IT' as const,
};

/** Three days in ten days' time, 180.00, as the checkout sends it. */
export function reservationBody(changes: Partial<Body> = {}): Body {
  return {
    start_date: inDays(10),
    end_date: inDays(13),
    pickup_location: roma,
    return_location: roma,
    billing,
    expected_total: 18_000,
    terms_accepted: true,
    ...changes,
  };
}

export function bearer(renter: TestRenter): Record<string, string> {
  return { authorization: `Bearer ${renter.token}` };
}

/** POST /customer/reservation/car/{carId} */
export async function reserve(app: FastifyInstance, renter: TestRenter, carId: number, body: unknown) {
  return app.inject({
    method: 'POST',
    url: `/api/v1/customer/reservation/car/${carId}`,
    headers: bearer(renter),
    payload: body as object,
  });
}

/** The same over HTTP to a server elsewhere; fails unless it answers 201. */
export async function reserveOver(
  origin: string,
  renter: TestRenter,
  carId: number,
  body: unknown,
): Promise<void> {
  const reply = await fetch(`${origin}/api/v1/customer/reservation/car/${carId}`, {
    method: 'POST',
    headers: { ...bearer(renter), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (reply.status !== 201) throw new Error(`reservation: ${reply.status} ${await reply.text()}`);
}
