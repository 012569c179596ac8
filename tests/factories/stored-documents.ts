import type { Deps } from '@nolo/api/deps.ts';
import type { TestRenter } from './renter.ts';
import { jpegPicture } from './pictures.ts';

/** A passport with its picture, as an upload leaves it. */
export async function storePassport(
  { database, documents }: Pick<Deps, 'database' | 'documents'>,
  { accountId }: Pick<TestRenter, 'accountId'>,
): Promise<Buffer> {
  const picture = await jpegPicture();
  await database
    .updateTable('account')
    .set({ document_type: 'passport', document_expiry_date: '2031-05-01', dl_expiry_date: '2032-06-02' })
    .where('id', '=', accountId)
    .execute();
  const storage_key = await documents.put(picture);
  const row = { account_id: accountId, kind: 'passport', storage_key } as const;
  await database.insertInto('document_image').values(row).execute();
  return picture;
}
