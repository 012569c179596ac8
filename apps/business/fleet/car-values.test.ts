import { expect, test } from 'vitest';
import { fieldsOf, newCarValues, type Choices } from './car-values.ts';

const choices: Choices = {
  makes: [{ id: 3, name: 'Fiat', models: [] }],
  types: [],
  locations: [],
  last: null,
};

test('amounts and kilometres are read as people write them; what cannot be read is sent as it was typed', () => {
  const values = { ...newCarValues(choices, 2027, 'it'), make_id: 'fiat', seats: '5' };
  const typed = { mileage_km: '34.215', km_per_day: '1 200', day: '1.500,00', week: '', deposit: '300 EUR' };
  expect(fieldsOf({ ...values, ...typed }, choices)).toMatchObject({
    make_id: 3,
    seats: 5,
    mileage_km: 34_215,
    km_per_day: 1200,
    day: 150_000,
    week: null,
    deposit: 30_000,
  });
  const unreadable = { mileage_km: '34.21.5', year: '20,27', deposit: 'much' };
  expect(fieldsOf({ ...values, ...unreadable }, choices)).toMatchObject(unreadable);
});
