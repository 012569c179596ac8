/**
 * `YYYY-MM-DDTHH:mm` on the pickup place's wall clock, or ISO 8601 with an offset or `Z`
 * (docs/specification/time-and-days.md 1): wall clock, seconds and offset are its groups. A file of its own, because
 * browsers read it and `zone.ts` is the server's.
 */
export const WIRE_DATE_TIME =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/;
