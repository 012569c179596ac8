import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPictures } from '../../api/forget-pictures.ts';
import { forgetOthersPictures, forgetPicture, savePicture, savedPictures } from './saved-pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const picture = (id: string, of: { object?: string; owner?: string } = {}) => ({
  id,
  object: 'booking',
  owner: 'giulia@nolo.test',
  file: new File([id], `${id}.jpg`, { type: 'image/jpeg' }),
  ...of,
});
const keep = (id: string, of?: { object?: string; owner?: string }) => savePicture(picture(id, of), 2);
const kept = async (...ids: string[]) => [...(await savedPictures(ids)).keys()].toSorted();

let loggedOutAt = 0;

beforeEach(() => {
  loggedOutAt = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: 5 * DAY_MS });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', { getItem: () => String(loggedOutAt) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was chosen is there again, byte for byte, with its name', async () => {
  expect(await keep('door')).toBe(true);
  const file = (await savedPictures(['door', 'never chosen'])).get('door');
  expect(await file?.text()).toBe('door');
  expect(file?.type).toBe('image/jpeg');
});

test('two tabs choose: both are kept, and one is forgotten without the other', async () => {
  await Promise.all([keep('door'), keep('wheel')]);
  expect(await kept('door', 'wheel')).toEqual(['door', 'wheel']);
  await forgetPicture('door');
  expect(await kept('door', 'wheel')).toEqual(['wheel']);
});

test('no more are kept for a booking than it takes', async () => {
  await keep('door');
  await keep('wheel');
  expect(await keep('roof')).toBe(false);
  expect(await keep('roof', { object: 'another booking' })).toBe(true);
  expect(await kept('door', 'wheel', 'roof')).toEqual(['door', 'roof', 'wheel']);
});

test('another account that logs in removes them, the same one does not', async () => {
  await keep('door');
  await keep('wheel', { owner: 'marco@nolo.test' });
  await forgetOthersPictures('giulia@nolo.test');
  expect(await kept('door', 'wheel')).toEqual(['door']);
});

test('after a day they are gone', async () => {
  await keep('door');
  vi.setSystemTime(6 * DAY_MS);
  expect(await kept('door')).toEqual(['door']);
  vi.setSystemTime(6 * DAY_MS + 1);
  await keep('wheel');
  vi.setSystemTime(5 * DAY_MS);
  expect(await kept('door', 'wheel')).toEqual(['wheel']);
});

test('log-out removes them, and one that a sleeping tab keeps later is older than the log-out', async () => {
  await keep('door');
  forgetPictures();
  expect(await kept('door')).toEqual([]);
  await keep('wheel');
  loggedOutAt = 5 * DAY_MS;
  expect(await kept('wheel')).toEqual([]);
});

test.each([
  ['is not there', undefined],
  [
    'refuses',
    {
      open: () => {
        throw new DOMException('refused', 'SecurityError');
      },
      deleteDatabase: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    },
  ],
])('where the store %s nothing is kept, and nothing breaks', async (_, store) => {
  vi.stubGlobal('indexedDB', store);
  expect(await keep('door')).toBe(false);
  expect(await kept('door')).toEqual([]);
  await forgetPicture('door');
  await forgetOthersPictures('giulia@nolo.test');
  forgetPictures();
});
