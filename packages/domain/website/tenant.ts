/** Whether a website is a company's or a reseller's own, which speaks in its own name, or the marketplace itself. */
export function isTenant(website: { company_id: number | null; contractor_id: number | null }): boolean {
  return website.company_id !== null || website.contractor_id !== null;
}
