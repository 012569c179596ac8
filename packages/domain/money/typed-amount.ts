/** An amount in minor units as it stands in a field: '12', '12,50' or '12.50'; empty for none. */
export function typedAmount(amountMinor: number | null, decimalPoint: ',' | '.'): string {
  if (amountMinor === null) return '';
  const euros = Math.floor(amountMinor / 100);
  const cents = amountMinor % 100;
  return cents === 0 ? String(euros) : `${euros}${decimalPoint}${String(cents).padStart(2, '0')}`;
}
