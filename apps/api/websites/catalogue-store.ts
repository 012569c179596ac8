import { asPeopleRead } from '@nolo/db/as-people-read.ts';
import type { Connection } from '@nolo/db/database.ts';

export async function listCarTypes(connection: Connection) {
  return connection
    .selectFrom('car_type')
    .select(['id as carTypeId', 'name as carType', 'key'])
    .orderBy('name', asPeopleRead)
    .execute();
}

export async function listCarMakes(connection: Connection, limit: number) {
  return connection
    .selectFrom('car_make')
    .select(['id as carMakeId', 'name as carMake'])
    .orderBy('name', asPeopleRead)
    .limit(limit)
    .execute();
}
