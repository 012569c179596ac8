import { expect, it } from 'vitest';
import { auditChange } from './audit-actions.ts';

it('names the fields that differ, what came and what went among them', () => {
  const before = { name: 'Termini', phone: '+39 06 1', is_active: true };
  const after = { name: 'Termini', phone: '+39 06 2', is_active: true, excess: 500 };
  expect(auditChange(before, after)).toEqual({
    before: { phone: '+39 06 1' },
    after: { phone: '+39 06 2', excess: 500 },
  });
});

it('is null where nothing differs', () => {
  expect(auditChange({ name: 'Termini', excess: null }, { name: 'Termini', excess: null })).toBeNull();
});
