import { sql } from 'kysely';

/** A company's closing days as the wire has them, in order; `company` stands in the FROM. */
export const closingDaysJson = sql<{ starts_on: string; ends_on: string; reason: string }[]>`(
  SELECT coalesce(json_agg(json_build_object('starts_on', starts_on, 'ends_on', ends_on, 'reason', reason)
    ORDER BY starts_on), '[]') FROM company_closing_day WHERE company_id = company.id)`;
