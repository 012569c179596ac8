import { describe, expect, it } from 'vitest';
import { isElsewhere, originOf, originUsed } from './request-website.ts';

const PUBLIC = 'https://nolo.rent';
const main = { sub_domain: 'www', domain: null };
const rossi = { sub_domain: 'rossi', domain: null };
const verdi = { sub_domain: 'verdi', domain: 'verdi.example' };

it.each([
  ['the main site', main, 'https://nolo.rent'],
  ['a tenant', rossi, 'https://rossi.nolo.rent'],
  ['a tenant with a domain', verdi, 'https://verdi.example'],
])('%s has one address', (_, website, origin) => {
  expect(originOf(PUBLIC, website)).toBe(origin);
});

describe('a hosted page leads back', () => {
  it.each([
    ['the main site', main, 'nolo.rent', 'https://nolo.rent'],
    ['its other name', main, 'www.nolo.rent', 'https://www.nolo.rent'],
    ['a tenant', rossi, 'rossi.nolo.rent', 'https://rossi.nolo.rent'],
    ['a preview of it', rossi, 'rossi-preview.nolo.rent', 'https://rossi-preview.nolo.rent'],
    ['a domain', verdi, 'verdi.example', 'https://verdi.example'],
    [
      'a sub-domain that was left open when the domain came',
      verdi,
      'verdi.nolo.rent',
      'https://verdi.nolo.rent',
    ],
  ])('to %s', (_, website, host, origin) => {
    expect(originUsed(PUBLIC, website, host)).toBe(origin);
  });

  it.each([
    ['rossi.evil.example', rossi, 'https://rossi.nolo.rent'],
    ['evil.example/.nolo.rent', main, 'https://nolo.rent'],
    ['verdi.evil.example', verdi, 'https://verdi.example'],
    ['127.0.0.1', main, 'https://nolo.rent'],
  ])('never to %s', (host, website, origin) => {
    expect(originUsed(PUBLIC, website, host)).toBe(origin);
  });

  it('with the port of the configuration', () => {
    expect(originUsed('http://localhost:3000', rossi, 'Rossi.localhost:81')).toBe(
      'http://rossi.localhost:3000',
    );
  });
});

describe('isElsewhere', () => {
  it.each([
    ['the sub-domain of a tenant with a domain', verdi, 'verdi.nolo.rent'],
    ['a foreign host that names it', verdi, 'verdi.evil.example'],
    ['a foreign host that is called like a preview', verdi, 'verdi-preview.evil.example'],
    ['its domain with www.', verdi, 'www.verdi.example'],
    ['its domain without', { ...verdi, domain: 'www.verdi.example' }, 'verdi.example'],
    ['the main site with www.', main, 'www.nolo.rent'],
  ])('%s', (_, website, host) => {
    expect(isElsewhere(PUBLIC, website, host)).toBe(true);
  });

  it.each([
    ['the domain', verdi, 'Verdi.example:443'],
    ['the main site', main, 'nolo.rent'],
    ['a tenant without a domain', rossi, 'rossi.nolo.rent'],
    ['a preview of it', rossi, 'rossi-preview.nolo.rent'],
    ['a preview of one with a domain', verdi, 'verdi-preview.nolo.rent'],
    ['this machine', main, '127.0.0.1:3000'],
  ])('but not %s', (_, website, host) => {
    expect(isElsewhere(PUBLIC, website, host)).toBe(false);
  });
});
