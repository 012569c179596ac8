import { afterEach, expect, test, vi } from 'vitest';
import { deviceStorage, parseJson, tabStorage } from './browser-storage.ts';

afterEach(() => {
  deviceStorage.clear();
  vi.unstubAllGlobals();
});

/** What a browser does whose site data is blocked: the name itself throws. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }
}

test('where storage is blocked, what is written lasts as long as the page', () => {
  blockStorage();
  for (const storage of [deviceStorage, tabStorage]) {
    expect(storage.read('key')).toBeNull();
    storage.write('key', 'value');
    expect(storage.read('key')).toBe('value');
    expect(storage.keys()).toEqual(['key']);
    storage.write('key', null);
    expect(storage.read('key')).toBeNull();
    storage.write('other', 'value');
    storage.clear();
    expect(storage.keys()).toEqual([]);
  }
});

test('where the disk is full, the new value counts and the old one does not come back', () => {
  const stored = new Map([['key', 'old']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => stored.delete(key),
  });
  deviceStorage.write('key', 'new');
  expect(deviceStorage.read('key')).toBe('new');
  deviceStorage.write('key', null);
  expect(deviceStorage.read('key')).toBeNull();
  expect(stored.has('key')).toBe(false);
});

test('what is no JSON is nothing', () => {
  expect([parseJson('{"a":1}'), parseJson('{'), parseJson(null)]).toEqual([{ a: 1 }, null, null]);
});
