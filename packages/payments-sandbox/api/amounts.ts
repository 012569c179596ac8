import { invalidRequest } from './api-error.ts';

/** The provider's smallest charge in the currencies we meet; elsewhere 50 minor units is near enough. */
const SMALLEST_CHARGE_MINOR: Record<string, number> = { gbp: 30, chf: 50, eur: 50, usd: 50 };
const LARGEST_CHARGE_MINOR = 99_999_999;

export function refuseUnchargeable(amountMinor: number, currency: string, param: string): void {
  const smallest = SMALLEST_CHARGE_MINOR[currency] ?? 50;
  if (amountMinor < smallest) {
    throw invalidRequest(`Amount must be at least ${formatMoney(smallest, currency)} ${currency}`, {
      code: 'amount_too_small',
      param,
    });
  }
  if (amountMinor > LARGEST_CHARGE_MINOR) {
    const largest = formatMoney(LARGEST_CHARGE_MINOR, currency);
    throw invalidRequest(`Amount must be no more than ${largest} ${currency}`, {
      code: 'amount_too_large',
      param,
    });
  }
}

export function formatMoney(amountMinor: number, currency: string, locale = 'en'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}
