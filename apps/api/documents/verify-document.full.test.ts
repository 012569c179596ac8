import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentVerification } from '@nolo/contract/document-verification.ts';
import { ProfileCalls, type Files } from '@nolo/tests/calls/profile-calls.ts';
import {
  syntheticDocument,
  type SyntheticDocument,
} from '@nolo/document-reader/synthetic/synthetic-documents.ts';
import { jpegPicture } from '@nolo/tests/factories/pictures.ts';
import { createRenter } from '@nolo/tests/factories/renter.ts';
import { until } from '@nolo/tests/setup/until.ts';

/** A card's front takes a second or two of a quiet core. */
const READ_WITHIN_MS = 130_000;
const PATH = '/api/v1/customer/document/verification';

let calls: ProfileCalls;

beforeAll(async () => {
  calls = await ProfileCalls.start();
});
afterAll(() => calls.test.close());
beforeEach(() => calls.newRenter());

async function post(fields: Record<string, string>, files: Files) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${name}.jpg`);
  }
  const encoded = new Response(form);
  const reply = await calls.test.app.inject({
    method: 'POST',
    url: PATH,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: `Bearer ${calls.renter.token}`,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const get = (token = calls.renter.token) =>
  calls.test.app.inject({ url: PATH, headers: { authorization: `Bearer ${token}` } });

async function readSoFar(): Promise<DocumentVerification | null> {
  const data: DocumentVerification = (await get()).json().data;
  return data.isDone ? data : null;
}

const outcome = () => until('the document to be read', readSoFar, READ_WITHIN_MS);

function sent({ documentType, profile, images }: SyntheticDocument): [Record<string, string>, Files] {
  const { firstName, lastName, dob } = profile;
  return [{ document_type: documentType, first_name: firstName, last_name: lastName, dob }, images];
}

describe('POST /customer/document/verification', () => {
  it('reads a passport in the background, and keeps no picture of it', { timeout: 140_000 }, async () => {
    const document = await syntheticDocument('clean', 1, 'passport');
    const before = await calls.storedFiles();
    const { status, body } = await post(...sent(document));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ progress: 0, isDone: false, isVerified: false, fields: null });
    const found = await outcome();
    expect(found).toMatchObject({
      id: body.data.id,
      progress: 100,
      isDocument: true,
      isPassport: true,
      isNameMatched: true,
      isVerified: true,
      problems: [],
      fields: {
        document_number: document.holder.number,
        dob: document.holder.dob,
        document_expiry_date: document.holder.expiry,
      },
    });
    await until('its picture to be gone', async () => (await calls.filesSince(before)).length === 0);
  });

  it('reads both sides of a card', { timeout: 140_000 }, async () => {
    await post(...sent(await syntheticDocument('clean', 3, 'otherDocument')));
    expect(await outcome()).toMatchObject({ isDocument: true, isPassport: false, isVerified: true });
  });

  it('of somebody else: read, but not verified', { timeout: 140_000 }, async () => {
    await post(...sent(await syntheticDocument('wrong_name', 1, 'passport')));
    const found = await outcome();
    expect(found).toMatchObject({ isDocument: true, isNameMatched: false, isVerified: false });
    expect(found.problems).toEqual(['name']);
  });

  it('without names sent, compares with the profile', { timeout: 140_000 }, async () => {
    const { images } = await syntheticDocument('clean', 1, 'passport');
    await post({ document_type: 'passport' }, images);
    expect((await outcome()).problems).toEqual(['name', 'birth_date']);
  });

  it('what is no document goes to a person', { timeout: 140_000 }, async () => {
    await post({ document_type: 'passport' }, { passport: await jpegPicture() });
    expect(await outcome()).toMatchObject({ isDocument: false, problems: ['unreadable'], fields: null });
  });

  it('a newer picture takes the place of the one before', { timeout: 140_000 }, async () => {
    const first = await post({ document_type: 'passport' }, { passport: await jpegPicture() });
    const second = await post({ document_type: 'passport' }, { passport: await jpegPicture() });
    const found = await outcome();
    expect(found.id).toBe(second.body.data.id);
    expect(found.id).not.toBe(first.body.data.id);
  });

  it('names the pictures that are missing', async () => {
    const { status, body } = await post(
      { document_type: 'otherDocument' },
      { document_front: await jpegPicture() },
    );
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['document_back'] });
  });

  it('refuses what is no picture, at its field', async () => {
    const { status, body } = await post({ document_type: 'passport' }, { passport: Buffer.from('%PDF-1.7') });
    expect(status).toBe(415);
    expect(Object.keys(body.errors)).toEqual(['passport']);
  });
});

it('another renter sees nothing of it', async () => {
  await post({ document_type: 'passport' }, { passport: await jpegPicture() });
  const other = await createRenter(calls.test.deps.database);
  const reply = await get(other.token);
  expect({ status: reply.statusCode, code: reply.json().code }).toEqual({
    status: 404,
    code: 'document.not_found',
  });
});
