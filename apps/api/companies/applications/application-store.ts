import { sql, type Insertable, type Selectable } from 'kysely';
import type { VatState } from '@nolo/domain/billing/vat-number.ts';
import type {
  ApplicationEventKind,
  ApplicationState,
  CertificateType,
} from '@nolo/domain/companies/application.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Application } from '@nolo/db/database-types.ts';
import type { Vault } from '../../platform/sealing/vault.ts';

export type ApplicationRow = Selectable<Application>;

const SEALED = ['representative_fiscal_code', 'iban'] as const;

/** Those of one VAT number are taken up one after the other, until the transaction ends. */
export async function lockVatNumber(connection: Connection, vatNumber: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`application:${vatNumber}`}, 0))`.execute(
    connection,
  );
}

/** The one that has not been decided; null: none. */
export async function findOpenApplication(
  connection: Connection,
  vatNumber: string,
): Promise<Pick<ApplicationRow, 'email' | 'certificate_signature' | 'created_at'> | null> {
  const row = await connection
    .selectFrom('application')
    .select(['email', 'certificate_signature', 'created_at'])
    .where('vat_number', '=', vatNumber)
    .where('state', 'in', ['submitted', 'asked'])
    .executeTakeFirst();
  return row ?? null;
}

/** Writes it down, with what is sealed in clear text. */
export async function insertApplication(
  connection: Connection,
  vault: Vault,
  application: Insertable<Application>,
): Promise<void> {
  const sealed = { ...application };
  for (const column of SEALED) {
    sealed[column] = vault.seal(`application.${column}`, application.id, application[column]);
  }
  await connection.insertInto('application').values(sealed).execute();
}

type ApplicationEvent = {
  applicationId: string;
  at: Date;
  kind: ApplicationEventKind;
  text: string;
  file: { key: string; type: CertificateType } | null;
};

/** Tells the new event's id. */
export async function insertApplicationEvent(
  connection: Connection,
  { applicationId, at, kind, text, file }: ApplicationEvent,
): Promise<string> {
  const { id } = await connection
    .insertInto('application_event')
    .values({
      application_id: applicationId,
      at,
      kind,
      text,
      file_key: file?.key ?? null,
      file_type: file?.type ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Everything about one, opened; null when there is none. */
export async function findApplication(
  connection: Connection,
  vault: Vault,
  id: string,
): Promise<ApplicationRow | null> {
  const row = await connection.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : opened(vault, row);
}

/** The same, locked until the transaction ends: whoever decides does so one after the other. */
export async function lockApplication(
  connection: Connection,
  vault: Vault,
  id: string,
): Promise<ApplicationRow | null> {
  const row = await connection
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row === undefined ? null : opened(vault, row);
}

function opened(vault: Vault, row: ApplicationRow): ApplicationRow {
  const open = { ...row };
  for (const column of SEALED) open[column] = vault.open(`application.${column}`, row.id, row[column]);
  return open;
}

/** Whose link it is; null for a token that is nobody's. */
export async function findApplicationId(connection: Connection, tokenHash: Buffer): Promise<string | null> {
  const row = await connection
    .selectFrom('application')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What was sent, asked, answered and decided, in order. */
export async function listApplicationEvents(connection: Connection, id: string) {
  return connection
    .selectFrom('application_event')
    .select(['id', 'at', 'kind', 'text', 'file_key', 'file_type'])
    .where('application_id', '=', id)
    .orderBy('application_event.id')
    .execute();
}

type Step = {
  id: string;
  state: ApplicationState;
  at: Date;
  /** Of the link in the mails from now on: another one after a change of keys. */
  tokenHash: Buffer;
  companyId?: number;
};

export async function updateApplicationState(
  connection: Connection,
  { id, state, at, tokenHash, companyId }: Step,
): Promise<void> {
  await connection
    .updateTable('application')
    .set({
      state,
      state_at: at,
      token_hash: tokenHash,
      ...(companyId !== undefined && { company_id: companyId }),
    })
    .where('id', '=', id)
    .execute();
}

export async function updateVatState(connection: Connection, id: string, state: VatState): Promise<void> {
  await connection.updateTable('application').set({ vat_state: state }).where('id', '=', id).execute();
}

/** How many a page has at most. */
const PAGE = 100;

/** Those in one of the states, the longest waiting first. */
export async function listApplications(connection: Connection, states: readonly ApplicationState[]) {
  const rows = await connection
    .selectFrom('application')
    .select(['id', 'state', 'state_at', 'company_name', 'vat_number', 'city', 'created_at'])
    .select(sql<string>`first_name || ' ' || last_name`.as('applicant'))
    .where('state', 'in', states)
    .orderBy('state_at')
    .orderBy('id')
    .limit(PAGE + 1)
    .execute();
  return { rows: rows.slice(0, PAGE), hasMore: rows.length > PAGE };
}

/** How many wait for staff; those who were asked wait for the applicant. */
export async function countApplications(connection: Connection): Promise<number> {
  const { waiting } = await connection
    .selectFrom('application')
    .select((expression) => expression.fn.countAll<string>().as('waiting'))
    .where('state', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
