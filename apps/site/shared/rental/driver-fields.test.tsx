import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { usualDriver } from '@nolo/domain/rental/stated-driver.ts';
import { english } from '@nolo/tests/components/english.ts';
import { renderPage } from '@nolo/tests/components/render-page.tsx';
import { DriverFields } from './driver-fields.tsx';

const search = english('search');

function Stated() {
  const [driver, setDriver] = useState(usualDriver);
  return (
    <>
      <DriverFields driver={driver} onChange={setDriver} />
      <output data-testid="stated">{JSON.stringify(driver)}</output>
    </>
  );
}

const tick = () => screen.getByRole('checkbox', { name: search('driver_usual') });
const age = () => screen.getByRole('combobox', { name: search('driver_age') });
const licence = () => screen.getByRole('combobox', { name: search('driver_licence') });
const stated = (): unknown => JSON.parse(screen.getByTestId('stated').textContent);

test('the tick stands for the usual driver; without it age and years of licence are asked', async () => {
  const user = renderPage(<Stated />, '/en');
  expect(tick()).toBeChecked();
  await user.click(tick());
  expect(stated()).toEqual({ age: 24, licenceYears: null });
  await user.selectOptions(age(), '22');
  await user.selectOptions(licence(), '2');
  expect(stated()).toEqual({ age: 22, licenceYears: 2 });
  await user.click(tick());
  expect(stated()).toEqual({ age: null, licenceYears: null });
});

test('nobody has held a licence since before the age of 18; an older driver may have a new one', async () => {
  const user = renderPage(<Stated />, '/en');
  await user.click(tick());
  await user.selectOptions(age(), '19');
  expect(stated()).toEqual({ age: 19, licenceYears: 1 });
  expect([...licence().querySelectorAll('option')].map(({ value }) => value)).toEqual(['0', '1']);
  await user.selectOptions(age(), '');
  await user.selectOptions(licence(), '0');
  expect(stated()).toEqual({ age: null, licenceYears: 0 });
  expect(tick()).not.toBeChecked();
});
