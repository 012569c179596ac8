const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) as the English calendar names it, by Intl: 'Friday, 26 March 2027'. Our own texts have no comma there. */
export function calendarDay(date: string): string {
  return english.format(new Date(`${date}T12:00:00Z`));
}
