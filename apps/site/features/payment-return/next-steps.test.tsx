import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { english } from '@nolo/tests/components/english.ts';
import { booking } from '@nolo/tests/components/fixtures.ts';
import { logIn, renderPage } from '@nolo/tests/components/render-page.tsx';
import { paths } from '../../app/paths.ts';
import { NextSteps } from './next-steps.tsx';

test('the confirmation says to whom the company invoice goes, who sends it and when', async () => {
  logIn();
  const company_invoice = { company_name: 'Ferri', country: 'HR' as const, vat_number: 'HR33392005961' };
  renderPage(
    <NextSteps payment={{ session: null, booking: { ...booking, company_invoice } }} />,
    paths.myBooking('en'),
  );
  expect(await screen.findByText(english('invoice')('title'))).toBeVisible();
  expect(
    screen.getByText(
      'After the rental, Rossi Autonoleggio sends the invoice to Ferri, VAT no. HR33392005961.',
    ),
  ).toBeVisible();
});
