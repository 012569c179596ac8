/** What the address of a list of invoices says; what makes no sense there is left out. */
export function invoiceSearchOf(search: URLSearchParams): { year: number | null; page: number } {
  const year = /^2\d{3}$/.exec(search.get('year') ?? '')?.[0];
  const page = /^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0];
  return { year: year === undefined ? null : Number(year), page: Number(page ?? 1) };
}

/** The same list with one thing changed, from its first page on; null leaves it out. */
export function changedSearch(search: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (value === null) next.delete(name);
  else next.set(name, value);
  return `?${next}`;
}
