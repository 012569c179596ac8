import { z } from 'zod';
import { id, nothing } from '../wire.ts';
import { endpoint } from './access.ts';

const access = { staff: 'support' } as const;

const proposedModel = z.object({
  id,
  make: z.string(),
  name: z.string(),
  company: z.object({ id, name: z.string() }),
  /** Of the company, with that name. */
  cars: z.number().int(),
  /** Accepted ones of the make, by name. */
  accepted: z.array(z.object({ id, name: z.string() })),
});
export type ProposedModel = z.infer<typeof proposedModel>;

export const staffCarModels = endpoint('staffCarModels', {
  summary: 'Names of models that companies have typed and nobody has looked at, the longest first',
  access,
  status: 200,
  data: z.object({ models: z.array(proposedModel) }),
});

/** `model_id`: the accepted model that the cars are of; null: the name is accepted as it is. */
export const settleCarModel = endpoint('settleCarModel', {
  summary: 'Accept the name of a model, or give its cars the name of another model of the make',
  access,
  status: 200,
  params: z.object({ id }),
  body: z.object({ model_id: id.nullable() }),
  data: nothing,
  errors: ['car.model_settled', 'car.model_unknown'],
});
