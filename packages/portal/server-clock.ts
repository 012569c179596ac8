import { deviceStorage } from '@nolo/ui/browser-storage.ts';
import { createServerClock } from '@nolo/ui/server-clock.ts';

const clock = createServerClock(deviceStorage);

/** The time by the server's clock; without a network by the last difference that a reply told. */
export const serverNow = clock.now;
export const { noteReplyTime } = clock;
