import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { server, type EndpointName } from './answers.ts';
import { english } from './english.ts';

/** Puts a value into a field at once: long texts, and many fields, letter by letter take seconds. */
export const fill = (field: Element, value: string) => fireEvent.input(field, { target: { value } });

/** The field says so, is marked as wrong, and a screen reader reads it out with the field. */
export async function expectRefused(field: HTMLElement, text: string): Promise<void> {
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
  expect(field).toBeInvalid();
}

/** Each field says what is wrong, and the first has the focus. */
export async function expectAllRefused(refused: readonly (readonly [HTMLElement, string])[]): Promise<void> {
  for (const [field, text] of refused) await expectRefused(field, text);
  expect(refused[0]?.[0]).toHaveFocus();
}

/** A toast with exactly this text. */
export async function expectToast(text: string): Promise<void> {
  const toasts = screen.getByRole('region', { name: english('common')('toast_region') });
  expect(await within(toasts).findByText(text)).toBeVisible();
}

export const networkError = english('common')('network_error');

/** While the answer is awaited the button says so and sends nothing more. The call has an answer, after which it stays. */
export async function expectSentOnce(
  user: UserEvent,
  button: () => HTMLElement,
  call: EndpointName,
): Promise<void> {
  const answer = server.waits(call);
  await user.click(button());
  await waitFor(() => expect(server.got(call)).toHaveLength(1));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await user.click(button());
  answer();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(server.got(call)).toHaveLength(1);
}
