import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/checkout';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { isOtherCheckout, loadCheckout } from '../features/checkout/load-checkout.ts';
import type { PageHandle } from '../app/page-handle.ts';
import { PageMeta } from '../app/page-meta.tsx';

export const handle: PageHandle = {
  namespaces: ['checkout', 'car', 'inclusions', 'price', 'rental', 'search', 'validation', 'vat'],
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
