import { redirect } from 'react-router';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orNotFound } from '../../api/request-context.ts';
import { paths } from '../../app/paths.ts';
import { readCarRef } from './rental/rental.ts';
import type { CheckoutData } from './use-checkout.ts';

/** The car, its company's extras and the renter's profile. Without a car there is nothing to pay for. */
export async function loadCheckout(address: URL): Promise<CheckoutData> {
  const ref = readCarRef(address.searchParams);
  if (!ref) throw redirect(paths.carList(languageOfPath(address.pathname)));
  const quiet = { isQuiet: true };
  const [{ car }, profile] = await Promise.all([
    orNotFound(browserApi.call('car', { params: ref, query: {} }, quiet)),
    browserApi.call('customerProfile', undefined, quiet),
  ]);
  // Failing extras are an empty list (docs/specification/calls.md 4).
  const extras = await browserApi
    .call('companyExtras', { params: { companyId: car.company.id } }, quiet)
    .then(({ data }) => data)
    .catch(() => []);
  // So is what is wrong with the car: it failing is not worth a word.
  const carIssues = await browserApi
    .call('checkoutIssues', { params: { id: car.id } }, quiet)
    .then((found) => found.carIssues)
    .catch(() => []);
  return { car: { ...car, carIssues }, profile, extras };
}

/** Choices change the address; only another car, or coming from elsewhere, is worth loading again. */
export function isOtherCheckout(from: URL, to: URL): boolean {
  return carAddress(from) !== carAddress(to);
}

function carAddress({ pathname, searchParams }: URL): string {
  return [pathname, searchParams.get('carId'), searchParams.get('slug')].join(' ');
}
