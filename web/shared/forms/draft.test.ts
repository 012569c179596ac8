import { describe, expect, test } from 'vitest';
import { typedValues, valuesToRestore } from './draft-values.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';

function tab(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

describe('a draft', () => {
  const giulias = { form: 'billing', object: 7, owner: 'giulia@nolo.test' } as const;

  test('is the form’s, its object’s and its tab’s', () => {
    const [one, other] = [tab(), tab()];
    writeDraft(giulias, { name: 'Giulia' }, one);
    expect(readDraft(giulias, one)).toEqual({ name: 'Giulia' });
    expect(readDraft({ ...giulias, object: 8 }, one)).toBeNull();
    expect(readDraft({ ...giulias, form: 'coupon' }, one)).toBeNull();
    expect(readDraft(giulias, other)).toBeNull();
  });

  test('is gone once it was sent, and once nothing differs any more', () => {
    const here = tab();
    for (const end of [() => forgetDraft(giulias, here), () => writeDraft(giulias, null, here)]) {
      writeDraft(giulias, { name: 'Giulia' }, here);
      end();
      expect(readDraft(giulias, here)).toBeNull();
    }
  });

  test('is never shown to another account, and removed when one logs in', () => {
    const here = tab();
    writeDraft(giulias, { name: 'Giulia' }, here);
    expect(readDraft({ ...giulias, owner: '' }, here)).toBeNull();
    expect(readDraft(giulias, here)).toEqual({ name: 'Giulia' });
    expect(readDraft({ ...giulias, owner: 'marco@nolo.test' }, here)).toBeNull();
    expect(readDraft(giulias, here)).toBeNull();
  });

  test('of a guest goes with them through log-in', () => {
    const here = tab();
    writeDraft({ form: 'contact', owner: '' }, { message: 'Good' }, here);
    expect(readDraft({ form: 'contact', owner: 'giulia@nolo.test' }, here)).toEqual({ message: 'Good' });
  });

  test('that another version of the page wrote is nothing', () => {
    const here = tab();
    here.setItem('draft:billing:7', '{');
    expect(readDraft(giulias, here)).toBeNull();
  });

  test('is not kept where storage is full or forbidden, and nothing breaks', () => {
    const full = tab();
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    writeDraft(giulias, { name: 'Giulia' }, full);
    expect(readDraft(giulias, full)).toBeNull();
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
