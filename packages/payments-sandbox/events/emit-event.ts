import { newId } from '../api/ids.ts';
import type { Work } from '../api/api-call.ts';
import { API_VERSION } from '../api/api-version.ts';

/** Records an event and queues its delivery, in the same transaction as the change it tells of. */
export function emitEvent(
  work: Work,
  type: string,
  object: object,
  previous?: object,
  account?: string,
): void {
  const event = newId('evt');
  work.tx.put('event', {
    id: event,
    object: 'event',
    ...(account === undefined ? {} : { account }),
    api_version: API_VERSION,
    created: work.now,
    data: previous ? { object, previous_attributes: previous } : { object },
    livemode: false,
    pending_webhooks: 1,
    request: work.request ?? { id: null, idempotency_key: null },
    type,
  });
  queueDelivery(work, event, type);
}

/** Also used to deliver an event once more. */
export function queueDelivery(work: Pick<Work, 'tx'>, event: string, eventType: string): string {
  const id = newId('whd');
  work.tx.put('delivery', {
    id,
    event,
    eventType,
    status: 'pending',
    attempts: [],
    nextAttemptAt: Date.now(),
  });
  return id;
}

/** `previous_attributes`: what of the object was otherwise before. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const changes: Partial<T> = {};
  for (const name in before) {
    if (JSON.stringify(before[name]) !== JSON.stringify(after[name])) changes[name] = before[name];
  }
  return changes;
}
