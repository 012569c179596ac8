import { fieldOf } from '@nolo/domain/records.ts';
import { safeRedirect } from '@nolo/contract/safe-redirect.ts';

/** What a list leaves with the page of a car it leads to: its own address. */
export type FromResults = { results: string };

/** The list that led to this page and lies one step back in the history; null for any other way here. */
export function returnTo(): string | null {
  const results = fieldOf(fieldOf(history.state, 'usr'), 'results');
  return typeof results === 'string' ? (safeRedirect(results) ?? null) : null;
}
