import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { forms, type FormName } from '../factories/forms.ts';
import { rules, type Rule } from '../factories/field-rules.ts';
import { english } from './english.ts';
import { expectRefused, fill } from './expectations.ts';

const TYPED = 'textarea, :is([type=text], [type=email], [type=tel], [type=password]):not([role=combobox])';

/** What can be typed into the field and is refused; undefined for one that is chosen or ticked, or takes no more letters. */
function wrongFor(field: HTMLInputElement | null, { refused }: Rule): string | undefined {
  if (!field?.matches(TYPED)) return undefined;
  const wrong = refused.find((value) => typeof value === 'string');
  return wrong !== undefined && field.maxLength >= 0 && wrong.length > field.maxLength ? undefined : wrong;
}

/**
 * Of a form that has been sent with nothing in it: each field that is typed into refuses what its rules refuse, in the
 * rule's words, and takes what is right. `prefix` stands before the fields' names.
 */
export async function expectRules(name: FormName, prefix = ''): Promise<void> {
  const t = english('validation');
  const right: Record<string, unknown> = forms[name].right;
  const typed = rules
    .filter(({ of: [form] }) => form === name)
    .flatMap((rule) => {
      const field = document.querySelector<HTMLInputElement>(`[name="${prefix}${rule.of[1]}"]`);
      const wrong = wrongFor(field, rule);
      return field && wrong !== undefined ? [{ field, wrong, rule }] : [];
    });
  expect(typed).not.toEqual([]);
  for (const { field, wrong, rule } of typed) {
    // Emptied, it must have had something.
    fill(field, String(right[rule.of[1]]));
    fill(field, wrong);
    await expectRefused(field, t(rule.says));
    fill(field, String(right[rule.of[1]]));
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  }
}
