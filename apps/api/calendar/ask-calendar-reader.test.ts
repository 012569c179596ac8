import { expect, it } from 'vitest';
import { askCalendarReader } from './ask-calendar-reader.ts';

const now = new Date('2027-03-20T12:00:00Z');
const event = (uid: string, rule: string) =>
  `BEGIN:VEVENT\nUID:${uid}\nDTSTART:20270401T080000Z\nDURATION:PT1H\n${rule}\nEND:VEVENT`;
const calendar = (rule: string) => `BEGIN:VCALENDAR\n${event('a', rule)}\n${event('b', '')}\nEND:VCALENDAR`;
const ENDLESS = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30';

it('calendars that take long keep another company’s waiting for one of them alone, and lose the repetitions of one event each', async () => {
  const order: string[] = [];
  const read = async (company: number, rule: string, name: string) => {
    const reading = await askCalendarReader({ file: calendar(rule), timeZone: 'Europe/Rome', now }, company);
    order.push(name);
    return reading;
  };
  const poisonous = Array.from({ length: 5 }, (_, index) => read(1, ENDLESS, `poisonous ${index}`));
  const other = await read(2, 'RRULE:FREQ=DAILY;COUNT=2', 'other');
  expect(order).toEqual(['poisonous 0', 'other']);
  expect(other.events.map(({ key }) => key)).toEqual(['a 2027-04-01T08:00', 'b', 'a 2027-04-02T08:00']);
  for (const { events, leftOut } of await Promise.all(poisonous)) {
    expect(events.map(({ key }) => key)).toEqual(['a 2027-04-01T08:00', 'b']);
    expect(leftOut).toEqual([{ title: '', starts: '2027-04-01T08:00', reason: 'repetition' }]);
  }
});

it('what is no calendar says so', async () => {
  const question = { file: '<!doctype html>', timeZone: 'Europe/Rome', now };
  await expect(askCalendarReader(question, 1)).rejects.toMatchObject({ problem: 'no_calendar' });
});
