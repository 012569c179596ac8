import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '@nolo/i18n/en/car.ts';
import { browserTexts } from './browser-texts.ts';

/** The document as the server wrote it, with the texts of the page in it. */
beforeEach(() => {
  const inline = { language: 'en', namespaces: { car: en } };
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(inline) }) });
});
afterEach(() => vi.unstubAllGlobals());

test('what the server sent is there at once', () => {
  expect(browserTexts()('en', 'car')).toEqual(en);
});

test('what loads later is the same promise before and after it has loaded', async () => {
  const textsOf = browserTexts();
  const asked = textsOf('it', 'car');
  expect(asked).toBeInstanceOf(Promise);
  await asked;
  expect(textsOf('it', 'car')).toBe(asked);
});
