import { expect, test } from 'vitest';
import { subDomainOf } from './sub-domain.ts';

test.each([
  ['localhost:3000', 'www'],
  ['127.0.0.1', 'www'],
  ['192.168.1.20:8080', 'www'],
  ['[::1]:3000', 'www'],
  ['nolo.example', 'www'],
  ['www.nolo.example', 'www'],
  ['roma.nolo.example', 'roma'],
  ['roma-staging.nolo.example', 'roma'],
  ['ROMA.localhost:3000', 'roma'],
  ['roma.nolo.example.', 'roma'],
  ['', 'www'],
])('%s is %s', (host, expected) => {
  expect(subDomainOf(host)).toBe(expected);
});
