import type { Deps } from '../deps.ts';

/** A renter who has left leaves no cards at the provider either. */
export async function forgetPaymentCustomer(
  { payments }: Pick<Deps, 'payments'>,
  { customerId }: { customerId: string },
): Promise<void> {
  await payments.cards.deleteCustomer(customerId);
}
