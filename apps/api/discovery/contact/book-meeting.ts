import type { z } from 'zod';
import type { bookMeetingBody } from '@nolo/contract/contact.ts';
import { calendarFile } from '@nolo/domain/calendar/calendar-file.ts';
import { MEETING_MINUTES, meetingSlots } from '@nolo/domain/meetings/meeting-slots.ts';
import { inTransaction } from '@nolo/db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/caller.ts';
import { findOwnMeeting, insertMeeting, listMeetingTimes } from './contact-store.ts';
import { mailOperator } from './mail-operator.ts';

type Meeting = { starts_at: string; calendar: string };

/**
 * Books a call. The database decides who gets a time that two ask for at once; the same person asking again, from a
 * second tab or after a lost answer, has it already.
 * @throws AppError meeting.taken, also for a time that is not offered
 */
export async function bookMeeting(
  deps: Deps,
  { language }: Caller,
  form: z.output<typeof bookMeetingBody>,
): Promise<Meeting> {
  const now = deps.clock.now();
  const starts_at = new Date(form.starts_at).toISOString();
  if (!meetingSlots(now, new Set()).includes(starts_at)) throw new AppError('meeting.taken');
  const { name, email, phone } = form;
  const booked = await inTransaction(deps.database, async (transaction) => {
    const id = await insertMeeting(transaction, {
      starts_at: new Date(starts_at),
      language,
      name,
      email,
      phone,
      created_at: now,
    });
    if (id === null) {
      const own = await findOwnMeeting(transaction, { starts_at, name, email, phone });
      if (own === null) throw new AppError('meeting.taken');
      return own;
    }
    await mailOperator(deps, transaction, { kind: 'meeting', id });
    return { id, created_at: now };
  });
  return { starts_at, calendar: meetingCalendar(deps, booked, starts_at) };
}

function meetingCalendar(
  { config }: Deps,
  { id, created_at }: { id: string; created_at: Date },
  startsAt: string,
): string {
  return calendarFile({
    uid: `meeting-${id}@${new URL(config.PUBLIC_ORIGIN).hostname}`,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + MEETING_MINUTES * 60_000).toISOString(),
    createdAt: created_at.toISOString(),
    sequence: 0,
    title: config.OPERATOR_NAME,
    description: config.OPERATOR_EMAIL,
  });
}

/** Instants at which a call can begin, in order. */
export async function findMeetingTimes({ database, clock }: Deps): Promise<string[]> {
  const now = clock.now();
  return meetingSlots(now, await listMeetingTimes(database, now));
}
