import { MAX_SESSIONS, sessionEnd, type SessionKind } from '@nolo/domain/account/account-limits.ts';
import { timeInItaly } from '@nolo/domain/calendar/zone.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Connection } from '@nolo/db/database.ts';
import type { Deps } from '../deps.ts';
import type { MailHandler } from '../notifications/emails/mail-definitions.ts';
import { notify } from '../notifications/emails/enqueue-mail.ts';
import type { RequestWebsite } from '../platform/request-website.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { hasDevices, insertDevice, isKnownDevice, touchDevice } from './device-store.ts';
import { insertSession, revokeOldestSessions } from './session-store.ts';
import { mailToOwner } from './mail-to-owner.ts';

/** The browser somebody logs in with. */
export type Device = { token: string | null; name: string };

type NewSession = {
  accountId: string;
  kind: SessionKind;
  website: RequestWebsite;
  language: Language;
  device: Device;
};

export type OpenedSession = {
  sessionId: string;
  accessToken: string;
  /** To be kept by a browser that was not known; null when it was. */
  newDeviceToken: string | null;
};

/** A token for somebody who has proved who they are; a log-in from another browser than before is mailed to them. */
export async function openSession(
  deps: Deps,
  transaction: Connection,
  session: NewSession,
): Promise<OpenedSession> {
  const { accountId, kind, website, device } = session;
  const createdAt = deps.clock.now();
  const { token, hash } = newToken();
  const sessionId = await insertSession(transaction, {
    hash,
    accountId,
    kind,
    createdAt,
    expiresAt: sessionEnd(kind, createdAt),
    device: device.name,
    websiteId: website.id,
  });
  await revokeOldestSessions(transaction, { accountId, kind, most: MAX_SESSIONS, at: createdAt });
  const newDeviceToken = await meetDevice(deps, transaction, session, createdAt);
  return { sessionId, accessToken: token, newDeviceToken };
}

async function meetDevice(
  deps: Deps,
  transaction: Connection,
  { accountId, website, language, device }: NewSession,
  at: Date,
): Promise<string | null> {
  const hash = device.token === null ? null : hashToken(device.token);
  if (hash !== null && (await isKnownDevice(transaction, accountId, hash))) {
    await touchDevice(transaction, hash, at);
    return null;
  }
  const isFirst = !(await hasDevices(transaction, accountId));
  const fresh = newToken();
  await insertDevice(transaction, { hash: fresh.hash, accountId, at });
  // The first log-in of all is no news.
  if (!isFirst) {
    await notify(deps, transaction, {
      accountId,
      about: { detail: device.name },
      key: `new-device:${fresh.hash.toString('hex')}`,
      template: 'new-device',
      payload: {
        accountId,
        language,
        websiteId: website.id,
        device: device.name,
        at: at.toISOString(),
      },
    });
  }
  return fresh.token;
}

export const newDeviceMail: MailHandler<'new-device'> = (
  deps,
  { accountId, language, websiteId, device, at },
) =>
  mailToOwner(deps, accountId, ({ firstName }) => ({
    language,
    websiteId,
    data: { firstName, device, at: timeInItaly(new Date(at)) },
  }));
