import { sql, type RawBuilder } from 'kysely';
import { shownStatuses } from '@nolo/domain/companies/company-status.ts';

/** Of companies that renters see. The few others are asked once for a statement, not for each of its cars. */
export function ofShownCompany(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} <> ALL (ARRAY(
    SELECT id FROM company WHERE status NOT IN (${sql.join(shownStatuses.map((status) => sql.lit(status)))})))`;
}

/** Of rows of `car`: renters read of it, offered or not. Of a company that they see, and not hidden by staff. */
export const isShownCar: RawBuilder<boolean> = sql<boolean>`(car.hidden_at IS NULL AND ${ofShownCompany('car.company_id')})`;

/**
 * Cars that renters find and book: online, and of a company that they see (docs/specification/companies.md 11). The one home
 * of that condition; `cars` is how the statement names the table `car` or `listing`.
 */
export function isOffered(cars: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${cars}.is_online`)} AND ${ofShownCompany(`${cars}.company_id`)})`;
}
