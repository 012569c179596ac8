/** Where this tab keeps what was typed in a car's checkout. */
export const checkoutDraftKey = (carId: number) => `checkout_${carId}`;

/** Booked and paid: the next checkout of this car starts afresh. */
export function forgetCheckoutDraft(carId: number): void {
  sessionStorage.removeItem(checkoutDraftKey(carId));
}
