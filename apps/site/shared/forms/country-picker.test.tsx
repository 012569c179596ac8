import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { CountryPicker } from './country-picker.tsx';
import type { CountryOption } from './country-options.ts';

test('a country that an input method still composes is not chosen, and its Enter chooses none', async () => {
  const onChoose = vi.fn<(option: CountryOption) => void>();
  const user = renderPage(
    <CountryPicker
      label="Country"
      text=""
      name="country"
      autoComplete="country-name"
      inputRef={null}
      onChoose={onChoose}
      onUnknown={vi.fn<() => void>()}
      onBlur={vi.fn<() => void>()}
    />,
    '/en',
  );
  const field = screen.getByRole('combobox');
  await user.click(field);
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'italy' }, isComposing: true });
  await screen.findByRole('option', { name: /Italy/ });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onChoose).not.toHaveBeenCalled();
  expect(field).toHaveValue('italy');
  fireEvent.compositionEnd(field);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls.map(([option]) => option.name)).toEqual(['Italy']);
});
