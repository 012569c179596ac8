import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FleetCar } from '@nolo/contract/business/fleet.ts';
import { refusalText, server } from '@nolo/tests/components/answers.ts';
import { english } from '@nolo/tests/components/english.ts';
import { expectRefused, fill } from '@nolo/tests/components/expectations.ts';
import { memberAccount } from '@nolo/tests/components/member-account.ts';
import { renderPortal } from '@nolo/tests/components/render-portal.tsx';
import { routes } from '../routes.tsx';
import type { Car, Choices } from './car-values.ts';

const t = english('fleet');
const audit = english('audit');
const portal = english('portal');

const picture = {
  path: '/images/0123',
  widths: [320, 640],
  width: 1600,
  height: 1000,
  view: null,
  is_illustration: false,
};
const listed: FleetCar = {
  id: 5,
  make: 'Fiat',
  model: 'Panda',
  year: 2024,
  plate: 'GK900ZZ',
  car_type: { key: 'city-car', name: 'City Car' },
  car_class: 'economy',
  location: 'Roma Termini',
  day: 4500,
  picture,
  is_online: true,
  is_archived: false,
  expiries: [{ what: 'insured_until', until: '2027-02-20', is_past: false }],
};
const said = {
  car_type_id: 2,
  fuel_type: 1 as const,
  transmission: 'manual' as const,
  seats: 5,
  doors: 5,
  luggage: 2,
  air_conditioning: true,
  year: 2024,
  car_class: 'economy' as const,
  or_similar: false,
  for_events: false,
  minimum_age: 21,
  licence_years: 1,
  location_id: 3,
  delivery: false,
  day: 4500,
  week: 27_000,
  month: null,
  deposit: 30_000,
  km_per_day: null,
  extra_km: null,
  fuel_policy: 'full_to_full' as const,
  damage_excess: 80_000,
  theft_excess: null,
};
const choices: Choices = {
  makes: [
    { id: 1, name: 'Fiat', models: ['500', 'Panda'] },
    { id: 2, name: 'Opel', models: ['Corsa'] },
  ],
  types: [{ id: 2, key: 'city-car', name: 'City Car' }],
  locations: [{ id: 3, name: 'Roma Termini', city: 'Roma' }],
  last: said,
};
const car: Car = {
  hidden_because: null,
  ...said,
  id: 5,
  version: 4,
  slug: 'fiat-panda-roma',
  make_id: 1,
  model: 'Panda',
  plate: 'GK900ZZ',
  frame_number: null,
  mileage_km: 12_000,
  registered_on: null,
  insured_until: '2027-02-20',
  inspected_until: null,
  taxed_until: null,
  is_online: true,
  is_archived: false,
  pictures: [],
};

function isMember(role: 'manager' | 'counter' = 'manager'): void {
  server.gives('memberProfile', {
    ...memberAccount,
    name: 'Anna Rossi',
    companies: [{ id: 7, name: 'Rossi', role }],
  });
}

async function openCar(shown: Partial<Car> = {}, role?: 'counter') {
  isMember(role);
  server.gives('fleetChoices', choices);
  server.gives('fleetCar', { car: { ...car, ...shown }, today: '2027-02-09' });
  const user = renderPortal(routes, '/7/cars/5');
  await screen.findByRole('heading', { level: 1, name: 'Fiat Panda' });
  return user;
}

const field = (name: Parameters<typeof audit>[0]) =>
  screen.getByLabelText(new RegExp(`^${audit(name)}( |$)`), { selector: 'input, select' });
const press = (name: string) => screen.getByRole('button', { name });

test('the cars are listed with plate, price and what runs out; a search narrows them', async () => {
  isMember();
  server.gives('fleet', {
    cars: [
      listed,
      { ...listed, id: 6, make: 'Opel', model: 'Corsa', plate: null, is_online: false, expiries: [] },
    ],
  });
  const user = renderPortal(routes, '/7/cars');
  await screen.findByText('GK900ZZ');
  const cars = () => within(screen.getByRole('main')).getAllByRole('listitem');
  const rows = cars();
  expect(rows[0]).toHaveTextContent(
    /GK900ZZ.*Fiat Panda.*2024.*€45.*Shown to renters.*Insured until 20-02-2027/,
  );
  expect(rows[1]).toHaveTextContent(/No plate yet.*Opel Corsa.*Not shown/);
  await user.type(screen.getByLabelText(t('search')), 'gk900');
  await waitFor(() => expect(cars()).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText(t('show')), 'archived');
  expect(await screen.findByText(t('none_title'))).toBeVisible();
});

test('without cars the page says what comes first, and only managers add one', async () => {
  isMember('counter');
  server.gives('fleet', { cars: [] });
  renderPortal(routes, '/7/cars');
  expect(await screen.findByText(t('empty_title'))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('add') })).not.toBeInTheDocument();
});

test('a new car is filled in as the last one, and published with make, model and plate', async () => {
  isMember();
  server.gives('fleetChoices', choices);
  const user = renderPortal(routes, '/7/cars/new');
  await screen.findByText(t('new_text'));
  expect(field('field_day')).toHaveValue('45');
  fill(field('field_make'), 'opel');
  fill(field('field_model'), 'Corsa');
  fill(field('field_plate'), 'de 1234');
  expect(
    await screen.findByText(`${t('plate_read_as', { plate: 'DE1234' })} ${t('plate_foreign')}`),
  ).toBeVisible();
  fill(field('field_day'), '39,50');
  server.gives('createCar', { id: 5 });
  server.gives('fleetCar', { car, today: '2027-02-09' });
  await user.click(press(t('publish_new')));
  expect(await screen.findByRole('heading', { level: 1, name: 'Fiat Panda' })).toBeVisible();
  expect(server.got('createCar').at(-1)).toMatchObject({
    ...said,
    make_id: 2,
    model: 'Corsa',
    plate: 'de 1234',
    day: 3950,
    publish: true,
    year: new Date().getFullYear(),
  });
});

test('a plate that another car has is refused at its field, which has the focus', async () => {
  isMember();
  server.gives('fleetChoices', choices);
  const user = renderPortal(routes, '/7/cars/new');
  await screen.findByText(t('new_text'));
  fill(field('field_plate'), 'de 1234');
  server.refuses('createCar', 'car.plate_used', { plate: [refusalText('car.plate_used')] });
  await user.click(press(t('publish_new')));
  await expectRefused(field('field_plate'), refusalText('car.plate_used'));
  expect(field('field_plate')).toHaveFocus();
});

test('it is kept unseen where that is wanted, and what was typed stays when something is wrong', async () => {
  isMember();
  server.gives('fleetChoices', { ...choices, last: null });
  const user = renderPortal(routes, '/7/cars/new');
  fill(await screen.findByLabelText(audit('field_make'), { selector: 'input' }), 'Zaporozhets');
  fill(field('field_day'), 'much');
  server.refuses('createCar', 'request.invalid', { make_id: ['Choose one'], day: ['Enter an amount'] });
  await user.click(press(t('save_new')));
  await expectRefused(field('field_make'), 'Choose one');
  await expectRefused(field('field_day'), 'Enter an amount');
  expect(field('field_make')).toHaveValue('Zaporozhets');
  expect(server.got('createCar')).toMatchObject([{ make_id: 0, day: 'much', publish: false }]);
});

test('a company without a location reads what a car needs', async () => {
  isMember();
  server.gives('fleetChoices', { ...choices, locations: [], last: null });
  renderPortal(routes, '/7/cars/new');
  expect(await screen.findByText(t('no_location_title'))).toBeVisible();
});

test('a change is saved with the version that was read', async () => {
  const user = await openCar();
  fill(field('field_day'), '50');
  expect(await screen.findByText(t('unsaved'))).toBeVisible();
  server.gives('editCar', { version: 5 });
  server.gives('fleetCar', { car: { ...car, day: 5000, version: 5 }, today: '2027-02-09' });
  await user.click(press(t('save')));
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(server.got('editCar')).toMatchObject([{ day: 5000, version: 4, plate: 'GK900ZZ', month: null }]);
});

test('whoever saves second sees field by field what changed, and nothing typed is lost', async () => {
  const user = await openCar();
  fill(field('field_day'), '50');
  fill(field('field_deposit'), '200');
  server.refuses('editCar', 'car.edited_meanwhile');
  const theirs = { ...car, day: 4900, plate: 'GK901ZZ', version: 5 };
  server.gives('fleetCar', { car: theirs, today: '2027-02-09' });
  await user.click(press(t('save')));
  const conflict = within(await screen.findByRole('region', { name: t('conflict_title') }));
  const rows = conflict.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'PlateBefore: GK900ZZTheirs: GK901ZZ',
    'Price of a dayBefore: €45.00Theirs: €49.00Yours: 50Take theirs',
  ]);
  expect(field('field_plate')).toHaveValue('GK901ZZ');
  expect(field('field_day')).toHaveValue('50');
  expect(field('field_deposit')).toHaveValue('200');
  await user.click(conflict.getByRole('button', { name: /^Take theirs/ }));
  expect(field('field_day')).toHaveValue('49');
  server.gives('editCar', { version: 6 });
  server.gives('fleetCar', { car: { ...theirs, deposit: 20_000, version: 6 }, today: '2027-02-09' });
  await user.click(press(t('save')));
  expect(await screen.findByText(t('saved'))).toBeVisible();
  expect(screen.queryByText(t('conflict_title'))).not.toBeInTheDocument();
  expect(server.got('editCar').at(-1)).toMatchObject({
    day: 4900,
    deposit: 20_000,
    plate: 'GK901ZZ',
    version: 5,
  });
});

test('a week that costs more than seven days is pointed out', async () => {
  await openCar();
  expect(screen.queryByText(t('week_dearer'))).not.toBeInTheDocument();
  fill(field('field_week'), '400');
  expect(await screen.findByText(t('week_dearer'))).toBeVisible();
});

test('what a renter would pay is asked with the prices that stand in the form', async () => {
  const user = await openCar();
  fill(field('field_day'), '60');
  server.gives('renterPrice', {
    quote: {
      currency: 'EUR',
      days: 3,
      periods: { months: 0, weeks: 0, days: 3 },
      rental_price: 18_000,
      deal_discount: 0,
      coupon_discount: 0,
      coupon_limited: false,
      extras_amount: 0,
      fees_amount: 0,
      subtotal: 14_754,
      vat: 3246,
      total: 18_000,
      platform_charges: 2213,
      deposit: 30_000,
      lines: [{ kind: 'rental', label: null, quantity: 1, days: null, unit_amount: 18_000, amount: 18_000 }],
    },
  });
  const section = within(screen.getByRole('region', { name: t('price_title') }));
  fill(section.getByLabelText(t('price_age')), '22');
  await user.click(section.getByRole('button', { name: t('price_show') }));
  expect(await section.findByText('Rental: 3 days')).toBeVisible();
  expect(server.got('renterPrice')).toMatchObject([
    { prices: { day: 6000, week: 27_000, month: null }, age: 22 },
  ]);
  server.refuses('renterPrice', 'car.driver_age');
  await user.click(section.getByRole('button', { name: t('price_show') }));
  expect(await section.findByRole('alert')).toHaveTextContent(refusalText('car.driver_age'));
  expect(section.queryByText('Rental: 3 days')).not.toBeInTheDocument();
});

test('photographs are put in order by keyboard, and taken away', async () => {
  const pictures = [1, 2, 3].map((id) => ({ ...picture, id, path: `/images/${id}` }));
  const user = await openCar({ pictures });
  const shown = () => screen.getAllByRole('img').map((img) => img.getAttribute('src')?.slice(8, 9));
  expect(shown()).toEqual(['1', '2', '3']);
  expect(press('Move photo 1 forward')).toBeDisabled();
  server.gives('orderCarPictures', {});
  const [one, two, three] = pictures as [
    Car['pictures'][number],
    Car['pictures'][number],
    Car['pictures'][number],
  ];
  server.gives('fleetCar', { car: { ...car, pictures: [one, three, two] }, today: '2027-02-09' });
  press('Move photo 3 forward').focus();
  await user.keyboard('{Enter}');
  expect(server.got('orderCarPictures')).toEqual([{ picture_ids: [1, 3, 2] }]);
  await waitFor(() => expect(shown()).toEqual(['1', '3', '2']));
  server.refuses('removeCarPicture', 'car.picture_not_found');
  server.gives('fleetCar', { car: { ...car, pictures: [one, three] }, today: '2027-02-09' });
  await user.click(press('Remove photo 3'));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('car.picture_not_found'));
  await waitFor(() => expect(shown()).toEqual(['1', '3']));
});

test('photographs are sent one after the other, and each that is refused says why', async () => {
  const user = await openCar();
  server.refuses('addCarPicture', 'document.image_unsupported');
  const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(t('photo_add')), [file('a.jpg', 5), file('b.jpg', 11_000_000)]);
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2));
  expect(alert).toHaveTextContent(`a.jpg: ${refusalText('document.image_unsupported')}`);
  expect(alert).toHaveTextContent(`b.jpg: ${english('validation')('image_too_large')}`);
  expect(server.got('addCarPicture')).toHaveLength(1);
});

test('a car is taken offline, copied, and archived after a question; a refusal is read', async () => {
  const user = await openCar();
  server.gives('publishCar', {});
  server.gives('fleetCar', { car: { ...car, is_online: false }, today: '2027-02-09' });
  await user.click(press(t('hide')));
  expect(await screen.findByRole('button', { name: t('publish') })).toBeVisible();
  await user.click(press(t('archive')));
  const question = within(screen.getByRole('alertdialog'));
  server.refuses('archiveCar', 'car.booked_ahead');
  await user.click(question.getByRole('button', { name: t('archive') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalText('car.booked_ahead'));
  server.gives('copyCar', { id: 6 });
  server.gives('fleetCar', { car: { ...car, id: 6, plate: null, is_online: false }, today: '2027-02-09' });
  await user.click(press(t('copy')));
  expect(await screen.findByText(t('no_plate'))).toBeVisible();
  expect(field('field_plate')).toHaveValue('');
});

test('the counter reads a car and changes nothing', async () => {
  await openCar({}, 'counter');
  expect(screen.getByText(t('read_only'))).toBeVisible();
  expect(field('field_day')).toBeDisabled();
  expect(screen.queryByRole('button', { name: t('save') })).not.toBeInTheDocument();
  expect(portal('cars')).toBe('Cars');
});
