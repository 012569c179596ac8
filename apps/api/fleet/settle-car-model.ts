import { slugOf } from '@nolo/domain/slug.ts';
import { inTransaction, type Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import { insertAuditEvent } from '../members/audit-store.ts';
import { AppError } from '../platform/app-error.ts';
import type { StaffCaller } from '../platform/caller.ts';
import {
  acceptModel,
  deleteModel,
  findAcceptedModel,
  listCarsOfModel,
  lockProposedModel,
  lockSameNames,
  renameCar,
} from './proposed-model-store.ts';

/**
 * Accepts the name of a model that a company has typed, for everybody; or gives its cars the name of another model of the make,
 * where `modelId` says one. Cars of companies that have typed the same name are settled with it (docs/specification/companies.md 13).
 * @throws AppError `car.model_settled` when somebody was faster; `car.model_unknown` for no accepted model of the make
 */
export async function settleCarModel(
  { clock, database }: Deps,
  { accountId, kind, sessionId }: StaffCaller,
  { id, modelId }: { id: number; modelId: number | null },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const proposed = await lockProposedModel(transaction, id);
    if (proposed === null) throw new AppError('car.model_settled');
    const { companyId, make, name } = proposed;
    const model = await acceptedFor(transaction, proposed, modelId);
    for (const same of await lockSameNames(transaction, proposed)) {
      for (const car of await listCarsOfModel(transaction, same)) {
        const slug = slugOf(`${make} ${model.name} ${car.city}`);
        await renameCar(transaction, car.id, { modelId: model.id, slug });
      }
      await deleteModel(transaction, same);
    }
    await insertAuditEvent(
      transaction,
      { kind, accountId, sessionId, companyId },
      {
        action: modelId === null ? 'car_model_accepted' : 'car_model_renamed',
        object: `${make} ${name}`,
        at: clock.now(),
        change: { before: { model: name }, after: { model: model.name } },
      },
    );
  });
}

type Proposed = { id: number; makeId: number; name: string };

/** The model that the cars are of: the one that was chosen; one of that name; else the name itself, from now on everybody's. */
async function acceptedFor(
  connection: Connection,
  { id, makeId, name }: Proposed,
  modelId: number | null,
): Promise<{ id: number; name: string }> {
  if (modelId !== null) {
    const chosen = await findAcceptedModel(connection, makeId, { id: modelId });
    if (chosen === null)
      throw new AppError('car.model_unknown', { fields: { model_id: 'car.model_unknown' } });
    return chosen;
  }
  const known = await findAcceptedModel(connection, makeId, { name });
  if (known !== null) return known;
  await acceptModel(connection, id);
  return { id, name };
}
