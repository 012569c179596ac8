import { describe, expect, it } from 'vitest';
import { isPlatformHost, wwwVariantOf } from './host-name.ts';

describe('isPlatformHost', () => {
  it.each(['nolo.rent', 'www.nolo.rent', 'Rossi.Nolo.Rent:8443', 'a.b.nolo.rent'])('%s', (host) => {
    expect(isPlatformHost(host, 'www.nolo.rent')).toBe(true);
    expect(isPlatformHost(host, 'nolo.rent:443')).toBe(true);
  });

  it.each([
    'www.rossi.example',
    'othernolo.rent',
    'nolo.rent.evil.example',
    'evil.example/.nolo.rent',
    'evil.example#.nolo.rent',
    'evil.example:80@www.nolo.rent',
    '',
  ])('%j is not', (host) => {
    expect(isPlatformHost(host, 'nolo.rent')).toBe(false);
  });
});

it.each([
  ['rossi.example', 'www.rossi.example'],
  ['www.rossi.example', 'rossi.example'],
])('%s is also asked for as %s', (name, other) => {
  expect(wwwVariantOf(name)).toBe(other);
});
