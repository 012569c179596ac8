import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentKind } from '@nolo/domain/identity/documents.ts';
import { createRenter, type TestRenter } from '../factories/renter.ts';
import { createTestApp, testClock, type TestApp } from '../setup/test-app.ts';
import { testNow } from '../setup/test-day.ts';

const DAY_MS = 86_400_000;
const NOW = testNow();

/** The date that many days from the test's today. */
export const day = (offset: number) => new Date(NOW.getTime() + offset * DAY_MS).toISOString().slice(0, 10);

/** A profile form that is all right. */
export const profileFields = {
  first_name: 'Giulia',
  last_name: 'Conti',
  phone: '3331234567',
  country_code: '+39',
  dob: '1985-04-12',
  fiscal_code: 'rssmra85t10a562s',
  document_type: 'passport',
  document_number: 'YA1234567',
  document_issue_date: day(-500),
  document_expiry_date: day(500),
  driving_licence_number: 'U1B23456C',
  driving_licence_classes: 'B',
  dl_issue_date: day(-900),
  dl_expiry_date: day(900),
};

export type Files = Partial<Record<DocumentKind | 'extra', Buffer>>;

/** The pictures that renting with a passport needs. */
export function allFiles(picture: Buffer): Files {
  return { passport: picture, driving_licence_front: picture, driving_licence_back: picture };
}

/** The calls of one renter after the other on a test application, and what they leave in database and folder. */
export class ProfileCalls {
  readonly test: TestApp;
  renter: TestRenter;

  private constructor(test: TestApp, renter: TestRenter) {
    this.test = test;
    this.renter = renter;
  }

  static async start(environment: Record<string, string> = {}): Promise<ProfileCalls> {
    const test = await createTestApp({ clock: testClock(NOW), environment });
    return new ProfileCalls(test, await createRenter(test.deps.database));
  }

  async newRenter(): Promise<void> {
    this.renter = await createRenter(this.test.deps.database, { documentsStatus: 'missing' });
  }

  async put(
    files: Files,
    changes: Partial<Record<string, string>> = {},
    token: string | null = this.renter.token,
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries<string | undefined>({ ...profileFields, ...changes })) {
      if (value !== undefined) form.append(name, value);
    }
    for (const [name, bytes] of Object.entries(files)) {
      form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${name}.jpg`);
    }
    return this.putForm(form, token);
  }

  async putForm(form: FormData, token: string | null = this.renter.token) {
    const encoded = new Response(form);
    const bytes = Buffer.from(await encoded.arrayBuffer());
    return this.putBytes(bytes, encoded.headers.get('content-type') ?? '', token);
  }

  async putBytes(payload: Buffer, contentType: string, token: string | null = this.renter.token) {
    const reply = await this.test.app.inject({
      method: 'PUT',
      url: '/api/v1/customer/profile',
      headers: {
        'content-type': contentType,
        'accept-language': 'en',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      payload,
    });
    return { status: reply.statusCode, body: reply.json(), text: reply.body };
  }

  async get(path: string, token: string | null = this.renter.token) {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    return this.test.app.inject({ url: `/api/v1/customer/profile${path}`, headers });
  }

  storedFiles(): Promise<string[]> {
    return readdir(join(this.test.dataDir, 'documents')).catch(() => []);
  }

  /** Older ones may still be on their way out. */
  async filesSince(before: string[]): Promise<string[]> {
    return (await this.storedFiles()).filter((name) => !before.includes(name));
  }

  images() {
    return this.test.deps.database
      .selectFrom('document_image')
      .select(['kind', 'storage_key'])
      .where('account_id', '=', this.renter.accountId)
      .orderBy('kind')
      .execute();
  }

  async setStatus(documents_status: string, documents_rejected_reason: string | null = null): Promise<void> {
    await this.test.deps.database
      .updateTable('account')
      .set({ documents_status, documents_rejected_reason })
      .where('id', '=', this.renter.accountId)
      .execute();
  }
}
