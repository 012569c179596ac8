import { sql } from 'kysely';
import type { ProposedModel } from '@nolo/contract/staff/car-models.ts';
import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';

/** Of cars that have the name; a company may have thought better of it. */
const hasCars = sql<boolean>`EXISTS (SELECT FROM car WHERE car.model_id = car_model.id)`;

/** Names that companies have typed, the longest first. */
export async function listProposedModels(connection: Connection): Promise<ProposedModel[]> {
  const proposed = await connection
    .selectFrom('car_model')
    .innerJoin('car_make', 'car_make.id', 'car_model.make_id')
    .innerJoin('company', 'company.id', 'car_model.proposed_by')
    .select(['car_model.id', 'car_model.name', 'car_model.make_id', 'car_make.name as make'])
    .select(['company.id as companyId', 'company.name as company'])
    .select(sql<number>`(SELECT count(*)::int FROM car WHERE car.model_id = car_model.id)`.as('cars'))
    .where(hasCars)
    .orderBy('car_model.id')
    .execute();
  if (proposed.length === 0) return [];
  const accepted = await connection
    .selectFrom('car_model')
    .select(['id', 'make_id', 'name'])
    .where('proposed_by', 'is', null)
    .where('make_id', 'in', [...new Set(proposed.map(({ make_id }) => make_id))])
    .orderBy('name', asPeopleRead)
    .execute();
  const ofMake = Map.groupBy(accepted, ({ make_id }) => make_id);
  return proposed.map(({ make_id, companyId, company, ...model }) => ({
    ...model,
    company: { id: companyId, name: company },
    accepted: (ofMake.get(make_id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

export async function countProposedModels(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('car_model')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('proposed_by', 'is not', null)
    .where(hasCars)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A name that waits for somebody, locked until the transaction ends; null when there is none any more. */
export async function lockProposedModel(connection: Connection, id: number) {
  const row = await connection
    .selectFrom('car_model')
    .innerJoin('car_make', 'car_make.id', 'car_model.make_id')
    .select(['car_model.id', 'car_model.name', 'car_model.make_id as makeId', 'car_make.name as make'])
    .select(sql<number>`car_model.proposed_by`.as('companyId'))
    .where('car_model.id', '=', id)
    .where('car_model.proposed_by', 'is not', null)
    .forUpdate('car_model')
    .executeTakeFirst();
  return row ?? null;
}

/** An accepted model of a make, by its id or its name, capital letters aside. */
export async function findAcceptedModel(
  connection: Connection,
  makeId: number,
  of: { id: number } | { name: string },
): Promise<{ id: number; name: string } | null> {
  const row = await connection
    .selectFrom('car_model')
    .select(['id', 'name'])
    .where('make_id', '=', makeId)
    .where('proposed_by', 'is', null)
    .where((where) => ('id' in of ? where('id', '=', of.id) : sql<boolean>`lower(name) = lower(${of.name})`))
    .orderBy('id')
    .executeTakeFirst();
  return row ?? null;
}

export async function acceptModel(connection: Connection, id: number): Promise<void> {
  await connection.updateTable('car_model').set({ proposed_by: null }).where('id', '=', id).execute();
}

/** The same name, capital letters aside, as other companies have typed it. */
export async function lockSameNames(
  connection: Connection,
  { makeId, name }: { makeId: number; name: string },
): Promise<number[]> {
  const rows = await connection
    .selectFrom('car_model')
    .select('id')
    .where('make_id', '=', makeId)
    .where('proposed_by', 'is not', null)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function listCarsOfModel(connection: Connection, modelId: number) {
  return connection.selectFrom('car').select(['id', 'city']).where('model_id', '=', modelId).execute();
}

/** What somebody has read of the car is another version from now on. */
export async function renameCar(
  connection: Connection,
  id: number,
  { modelId, slug }: { modelId: number; slug: string },
): Promise<void> {
  await connection
    .updateTable('car')
    .set({ model_id: modelId, slug, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteModel(connection: Connection, id: number): Promise<void> {
  await connection.deleteFrom('car_model').where('id', '=', id).execute();
}
