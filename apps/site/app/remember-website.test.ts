import { beforeEach, expect, test, vi } from 'vitest';
import type { Website } from '../api/request-context.ts';
import { tenantId } from '../api/session.ts';
import { rememberWebsite } from './remember-website.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const website = { contractor_id: null, company_id: 7, theme_count: 2, theme_color: '#2196f3' } as Website;

test('keeps a company’s website under the specification’s keys, and forgets what the next one has not', () => {
  rememberWebsite(website);
  expect(Object.fromEntries(stored)).toEqual({
    company_id: '7',
    theme_count: '{"theme":2,"color":"#2196f3"}',
  });
  rememberWebsite({ ...website, company_id: null, contractor_id: 3 });
  expect([...stored.keys()].toSorted()).toEqual(['contractor_id', 'theme_count']);
  expect([tenantId('contractor_id'), tenantId('company_id')]).toEqual(['3', undefined]);
});

test('the text ‘undefined’ counts as absent', () => {
  stored.set('company_id', 'undefined');
  expect(tenantId('company_id')).toBeUndefined();
});
