import type { LogEvent } from 'kysely';
import { noteTraced, type Work } from './span.ts';

const MAX_TEXT = 2_000;

/** A statement as it is prepared: `$1` where a value goes, never the value. */
export function statementWork(text: string): Work {
  const verb = /^[\s(]*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update)\s+"?(?:jobs"?\."?)?(\w+)/i.exec(text)?.[1];
  return {
    name: table === undefined ? verb : `${verb} ${table}`,
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) },
  };
}

/** Kysely's log: every statement it has run is a part of what was being done. */
export function noteStatement(event: LogEvent): void {
  const failed = event.level === 'error' ? { failure: event.error } : undefined;
  noteTraced(statementWork(event.query.sql), event.queryDurationMillis, failed);
}
