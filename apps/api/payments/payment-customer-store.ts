import type { Connection } from '@nolo/db/database.ts';

/** The provider's customer id of an account, null without one. With `before`, only an id known by then. */
export async function findPaymentCustomer(
  connection: Connection,
  accountId: string,
  before?: Date,
): Promise<string | null> {
  const row = await connection
    .selectFrom('payment_customer')
    .select('provider_customer_id')
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('created_at', '<=', before ?? new Date(0)))
    .executeTakeFirst();
  return row?.provider_customer_id ?? null;
}

/** Saves the customer id unless the account has one, and returns the saved id. */
export async function savePaymentCustomer(
  connection: Connection,
  { accountId, customerId, at }: { accountId: string; customerId: string; at: Date },
): Promise<string> {
  await connection
    .insertInto('payment_customer')
    .values({ account_id: accountId, provider_customer_id: customerId, created_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const saved = await findPaymentCustomer(connection, accountId);
  if (saved === null) throw new Error('a payment customer was saved, and is not there');
  return saved;
}

export async function dropPaymentCustomer(connection: Connection, customerId: string): Promise<void> {
  await connection.deleteFrom('payment_customer').where('provider_customer_id', '=', customerId).execute();
}

/** The address of an account that is not deleted; null otherwise. `lock` keeps it from being deleted meanwhile. */
export async function findHolderEmail(
  connection: Connection,
  accountId: string,
  { lock }: { lock: boolean },
): Promise<string | null> {
  const row = await connection
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row?.email ?? null;
}
