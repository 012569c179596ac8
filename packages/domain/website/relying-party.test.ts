import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

describe('relyingPartyOf', () => {
  it.each([
    ['www.nolo.rent', 'nolo.rent'],
    ['nolo.rent', 'nolo.rent'],
    ['rossi.nolo.rent', 'nolo.rent'],
    ['Rossi-Staging.Nolo.Rent:443', 'nolo.rent'],
  ])('%s belongs to the platform', (host, domain) => {
    expect(relyingPartyOf(host, 'www.nolo.rent', null)).toBe(domain);
  });

  it.each([
    ['localhost:3000', 'localhost'],
    ['rossi.localhost:3000', 'rossi.localhost'],
  ])('%s stands for itself: localhost is nothing that sub-domains may share', (host, domain) => {
    expect(relyingPartyOf(host, 'localhost:3000', null)).toBe(domain);
  });

  it.each([
    ['an address of numbers', '192.168.1.7:3000', '192.168.1.7:3000'],
    ['one of version 6', '[::1]:3000', '[::1]:3000'],
    ['somebody else’s domain', 'www.evil.example', 'www.nolo.rent'],
    ['a name that only ends like ours', 'www.othernolo.rent', 'nolo.rent'],
  ])('%s has no passkeys', (_, host, platform) => {
    expect(relyingPartyOf(host, platform, 'noleggio-rossi.example')).toBeNull();
  });

  it('a website’s own domain has passkeys of its own', () => {
    expect(relyingPartyOf('Noleggio-Rossi.example', 'www.nolo.rent', 'noleggio-rossi.example')).toBe(
      'noleggio-rossi.example',
    );
  });
});
