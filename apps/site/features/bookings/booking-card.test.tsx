import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { booking } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { BookingCard } from './booking-card.tsx';

const nothing = () => undefined;

test.each([
  ['VAT no. DE123456789', 'DE123456789'],
  ['Germany', null],
])('the list says to whom a company invoice goes: Ferri, %s', async (whom, vat_number) => {
  logIn();
  const company_invoice = { company_name: 'Ferri', country: 'DE' as const, vat_number };
  renderPage(
    <BookingCard booking={{ ...booking, company_invoice }} onCancel={nothing} onHoldEnd={nothing} />,
    paths.myBooking('en'),
  );
  const title = await screen.findByText(english('invoice')('title'));
  const said = `After the rental, Rossi Autonoleggio sends the invoice to Ferri, ${whom}.`;
  expect(title.nextElementSibling).toHaveTextContent(said);
});
