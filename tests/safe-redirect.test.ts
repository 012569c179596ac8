import { describe, expect, test } from 'vitest';
import { safeRedirect } from '@nolo/contract/safe-redirect.ts';

describe('the way back after log-in', () => {
  test('is written as it is resolved', () => {
    expect(safeRedirect('/it/roma è\ud800'.replace(' ', '-'))).toBe('/it/roma-%C3%A8%EF%BF%BD');
  });
  test.each(['/it/checkout?car=1#pay', '/en', '/fr/my-booking'])('%s is kept', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });
  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/\t/evil.example',
    '/it\\..',
    '/..//evil.example',
    '/it/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '\0',
    '/it\0',
  ])('%s is refused', (path) => {
    expect(safeRedirect(path)).toBeUndefined();
  });
});
