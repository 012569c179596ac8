import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accessToken } from '../../api/session.ts';
import { typedValues, valuesToRestore } from './draft-values.ts';
import { forgetDraft, forgetOthersDrafts, readDraft, writeDraft } from './draft.ts';

/** As a browser's: what it keeps are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

describe('a draft', () => {
  const giulias = { form: 'billing', object: 7, owner: 'giulia@nolo.test' } as const;

  beforeEach(() => {
    vi.useFakeTimers({ now: 2000 });
    vi.stubGlobal('sessionStorage', new FakeStorage());
    vi.stubGlobal('localStorage', new FakeStorage());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is the form’s, its object’s and its tab’s', () => {
    writeDraft(giulias, { name: 'Giulia' });
    expect(readDraft(giulias)).toEqual({ name: 'Giulia' });
    expect(readDraft({ ...giulias, object: 8 })).toBeNull();
    expect(readDraft({ ...giulias, form: 'coupon' })).toBeNull();
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(readDraft(giulias)).toBeNull();
  });

  test('is gone once it was sent, and once nothing differs any more', () => {
    for (const end of [() => forgetDraft(giulias), () => writeDraft(giulias, null)]) {
      writeDraft(giulias, { name: 'Giulia' });
      end();
      expect(readDraft(giulias)).toBeNull();
    }
  });

  test('is never shown to a guest, who removes none', () => {
    writeDraft(giulias, { name: 'Giulia' });
    expect(readDraft({ ...giulias, owner: '' })).toBeNull();
    expect(readDraft(giulias)).toEqual({ name: 'Giulia' });
  });

  test('is removed when another account logs in, whichever form that opens', () => {
    const contact = { form: 'contact', owner: '' } as const;
    sessionStorage.setItem('other', 'stays');
    for (const come of [
      () => forgetOthersDrafts('marco@nolo.test'),
      () => readDraft({ form: 'coupon', object: 9, owner: 'marco@nolo.test' }),
    ]) {
      writeDraft(giulias, { name: 'Giulia' });
      writeDraft(contact, { message: 'Good' });
      come();
      expect(Object.keys(sessionStorage)).toEqual(['other', 'draft:contact:']);
    }
  });

  test('of a guest goes with them through log-in', () => {
    writeDraft({ form: 'contact', owner: '' }, { message: 'Good' });
    forgetOthersDrafts('giulia@nolo.test');
    expect(readDraft({ form: 'contact', owner: 'giulia@nolo.test' })).toEqual({ message: 'Good' });
  });

  test('older than a log-out is nobody’s: the tab slept, was closed or is a copy', () => {
    for (const owner of ['', giulias.owner]) {
      writeDraft({ ...giulias, owner }, { fiscal_code: 'FRRGLI90E54H501Q' });
      localStorage.setItem('logged_out_at', '2001');
      expect(readDraft({ form: 'contact', owner: '' })).toBeNull();
      expect(Object.keys(sessionStorage)).toEqual([]);
      localStorage.setItem('logged_out_at', '1999');
    }
    writeDraft(giulias, { name: 'Giulia' });
    expect(readDraft(giulias)).toEqual({ name: 'Giulia' });
  });

  test.each(['{', 'null', '7', '{"owner":"","draft":{}}'])(
    'written by another page as %s is nothing',
    (text) => {
      sessionStorage.setItem('draft:billing:7', text);
      expect(readDraft(giulias)).toBeNull();
    },
  );

  test('lasts as long as the page where storage is full', () => {
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft(giulias, { name: 'Giulia' });
    expect(readDraft(giulias)).toEqual({ name: 'Giulia' });
    forgetDraft(giulias);
    expect(readDraft(giulias)).toBeNull();
  });

  test('lasts no longer than it is wanted where storage is forbidden, and nothing breaks', () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      // Put back by `unstubAllGlobals`.
      Object.defineProperty(globalThis, name, { get: forbidden, configurable: true });
    }
    writeDraft(giulias, { name: 'Giulia' });
    forgetDraft(giulias);
    forgetOthersDrafts(giulias.owner);
    expect(readDraft(giulias)).toBeNull();
    expect(accessToken()).toBe('');
  });
});

describe('values', () => {
  const start = {
    hasCompany: false,
    billing: { name: 'Giulia', gender: null },
    classes: ['B'],
    photo: null,
  };

  test('are kept where they differ from what the form started with, without files', () => {
    const values = {
      hasCompany: true,
      billing: { name: '', gender: 'female' },
      classes: ['B', 'C'],
      photo: new File([], 'me.png'),
    };
    expect(typedValues(values, start)).toEqual({
      hasCompany: true,
      'billing.name': '',
      'billing.gender': 'female',
      classes: ['B', 'C'],
    });
    expect(typedValues({ ...start, classes: ['B'] }, start)).toEqual({});
  });

  test('that mean something only together are kept whole once one differs', () => {
    const paper = { document_type: 'otherDocument', document_number: '', address: '' };
    const together = ['document_type', 'document_number', 'no_such_field'];
    expect(typedValues({ ...paper, document_number: 'CA12345AA' }, paper, together)).toEqual({
      document_type: 'otherDocument',
      document_number: 'CA12345AA',
    });
    expect(typedValues({ ...paper, address: 'Via Po 1' }, paper, together)).toEqual({ address: 'Via Po 1' });
  });

  test('come back only to fields that the form has, and of their type', () => {
    const kept = {
      'billing.name': 'Giuliana',
      'billing.gender': 'female',
      'billing.fax': '06 1234',
      billing: 'Giulia',
      hasCompany: 'true',
      classes: 'B',
    };
    expect(valuesToRestore(kept, start, start)).toEqual({
      'billing.name': 'Giuliana',
      'billing.gender': 'female',
    });
  });

  test('come back except where something was typed anew', () => {
    const kept = { 'billing.name': 'Giuliana', hasCompany: true };
    expect(valuesToRestore(kept, start, start)).toEqual(kept);
    const now = { ...start, billing: { name: 'G', gender: null } };
    expect(valuesToRestore(kept, now, start)).toEqual({ hasCompany: true });
  });

  test.each([null, 'text', 7, { name: { deep: 'x' } }, { name: 7 }])('%j restores nothing', (kept) => {
    expect(valuesToRestore(kept, start, start)).toEqual({});
  });
});
