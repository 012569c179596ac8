import { z } from 'zod';
import { PASSKEY_MINUTES } from '@nolo/domain/account/passkeys.ts';
import type { Deps } from '../../deps.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { insertChallenge } from './challenge-store.ts';

const MINUTE_MS = 60_000;
/** How long the browser waits for its user: no longer than we wait for the browser. */
export const TIMEOUT_MS = PASSKEY_MINUTES * MINUTE_MS;

/** A new question for a device. `accountId` null: for whoever logs in. */
export async function newChallenge(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  asked: { accountId: string | null; relyingParty: string },
): Promise<string> {
  const now = clock.now();
  const { token, hash } = newToken();
  await insertChallenge(
    database,
    { hash, ...asked },
    { now, expiresAt: new Date(now.getTime() + TIMEOUT_MS) },
  );
  return token;
}

const clientData = z.object({ challenge: z.string() });

/** The question that an answer says it answers, with its hash; null when it says nothing of the kind. */
export function challengeIn(clientDataJSON: string): { challenge: string; hash: Buffer } | null {
  try {
    const { challenge } = clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return { challenge, hash: hashToken(challenge) };
  } catch {
    return null;
  }
}
