import { expect, type APIRequestContext } from '@playwright/test';
import { allFiles, profileFields } from '../../calls/profile-calls.ts';
import { jpegPicture } from '../../factories/pictures.ts';

/** A complete profile with the pictures of passport and licence, as its form sends it. */
export async function uploadDocuments(request: APIRequestContext, token: string): Promise<void> {
  const files = Object.entries(allFiles(await jpegPicture())).map(([kind, buffer]) => [
    kind,
    { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer },
  ]);
  const multipart = { ...profileFields, ...Object.fromEntries(files) };
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.put('/api/v1/customer/profile', { multipart, headers });
  expect(reply.status()).toBe(200);
}
