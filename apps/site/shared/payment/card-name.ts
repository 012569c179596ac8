import type { SavedCard } from '@nolo/contract/payment-methods.ts';

/** How the schemes write their names. */
const brands: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

export function brandName({ brand }: Pick<SavedCard, 'brand'>): string {
  return brands[brand] ?? brand;
}

/** 'Visa •••• 4242' */
export function shortCardName(card: Pick<SavedCard, 'brand' | 'number'>): string {
  return `${brandName(card)} •••• ${card.number}`;
}
