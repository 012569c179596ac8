import { sql, type RawBuilder } from 'kysely';
import type { RequestWebsite } from './request-website.ts';

/**
 * Only rows of companies that the website shows (docs/specification/tenants.md 3): the one way a statement is kept to a
 * tenant.
 */
export function ofWebsite(
  { companyIds }: Pick<RequestWebsite, 'companyIds'>,
  column: string,
): RawBuilder<boolean> {
  if (companyIds === null) return sql<boolean>`true`;
  return sql<boolean>`${sql.ref(column)} = ANY(${companyIds}::int[])`;
}

/** Only rows of the company that a member acts for: the one way a statement of the portal is kept to it. */
export function ofCompany(companyId: number, column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = ${companyId}`;
}
