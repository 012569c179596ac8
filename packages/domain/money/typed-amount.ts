const TYPED = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** Euro as somebody types them ('12', '12,5', '12.50') in minor units; null for anything else. */
export function parseAmount(typed: string): number | null {
  const found = TYPED.exec(typed.replaceAll(/[\s€]/g, ''));
  if (found === null) return null;
  const [, euros = '', cents = ''] = found;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** An amount in minor units as it stands in a field: '12', '12,50' or '12.50'; empty for none. */
export function typedAmount(amountMinor: number | null, decimalPoint: ',' | '.'): string {
  if (amountMinor === null) return '';
  const euros = Math.floor(amountMinor / 100);
  const cents = amountMinor % 100;
  return cents === 0 ? String(euros) : `${euros}${decimalPoint}${String(cents).padStart(2, '0')}`;
}
