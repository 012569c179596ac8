/**
 * Under which id the service knows a rental: a booking's number, or an own rental's id, which nobody else has. It takes each
 * once, so that a rental that is reported again is another contract.
 */
export function contractId({ number, id }: { number: string | null; id: string }, revision: number): string {
  const name = number ?? id.replaceAll('-', '').toUpperCase();
  return revision === 1 ? name : `${name}-${revision}`;
}
