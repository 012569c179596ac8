import { meetingSlots } from '@nolo/domain/meetings/meeting-slots.ts';
import type { Deps } from '../../deps.ts';
import { listMeetingTimes } from './contact-store.ts';

/** Instants at which a call can begin, in order. */
export async function findMeetingTimes({ database, clock }: Deps): Promise<string[]> {
  const now = clock.now();
  return meetingSlots(now, await listMeetingTimes(database, now));
}
