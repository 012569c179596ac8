import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Skeleton } from '@nolo/ui/skeleton.tsx';
import type { Route } from './+types/checkout';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';
import { browserApi } from '../api/browser-api.ts';
import { orNotFound } from '../api/request-context.ts';
import { paths } from '../app/paths.ts';
import { readCarRef } from '../features/checkout/rental/rental.ts';
import type { CheckoutData } from '../features/checkout/use-checkout.ts';
import { useTheme } from '../theme/use-theme.ts';
import { checkoutVariants } from '../features/checkout/checkout-variant.ts';

export const handle: PageHandle = {
  namespaces: [
    'account',
    'checkout',
    'car',
    'inclusions',
    'price',
    'rental',
    'search',
    'trader',
    'trust',
    'validation',
    'vat',
  ],
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadCheckout(new URL(request.url));
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return isOtherCheckout(currentUrl, nextUrl);
}

export function HydrateFallback() {
  return (
    <>
      <PageMeta isPrivate />
      <CheckoutSkeleton />
    </>
  );
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta isPrivate />
      <CheckoutPage data={loaderData} />
    </>
  );
}

/** The car, its company's extras and the renter's profile. Without a car there is nothing to pay for. */
async function loadCheckout(address: URL): Promise<CheckoutData> {
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
function isOtherCheckout(from: URL, to: URL): boolean {
  return carAddress(from) !== carAddress(to);
}

function carAddress({ pathname, searchParams }: URL): string {
  return [pathname, searchParams.get('carId'), searchParams.get('slug')].join(' ');
}

/** The page's shape while car and profile are on their way. */
function CheckoutSkeleton() {
  const t = useTexts('checkout');
  const variant = checkoutVariants[useTheme()];
  return (
    <div className={variant.page} aria-busy="true">
      <h1 className="text-3xl">{t('title')}</h1>
      <div className={`mt-5 grid items-start ${variant.columns}`}>
        <div className="flex flex-col gap-4">
          <Skeleton className="h-72" />
          <Skeleton className="h-48" />
          <Skeleton className="h-14" />
        </div>
        <Skeleton className="desk:block hidden h-112" />
      </div>
    </div>
  );
}
