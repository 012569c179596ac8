import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, wholeNumber } from './wire.ts';

/** Car types; `key` is the stable lowercase-hyphenated name used in addresses and texts. */
export const carTypes = endpoint('carTypes', {
  summary: 'Car types',
  access: 'public',
  status: 200,
  data: z.object({
    carTypes: z.array(z.object({ carTypeId: id, carType: z.string(), key: z.string() })),
  }),
});

export const carMakes = endpoint('carMakes', {
  summary: 'Car makes',
  access: 'public',
  status: 200,
  query: z.object({ limit: wholeNumber(1, 200).default(100) }),
  data: z.object({ carMakes: z.array(z.object({ carMakeId: id, carMake: z.string() })) }),
});
