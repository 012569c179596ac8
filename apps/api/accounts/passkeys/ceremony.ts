import { z } from 'zod';
import { PASSKEY_MINUTES } from '@nolo/domain/account/passkeys.ts';
import { relyingPartyOf } from '@nolo/domain/website/relying-party.ts';
import type { Deps } from '../../deps.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config.ts';
import type { RequestWebsite } from '../../platform/request-website.ts';
import { insertChallenge } from './passkey-store.ts';

const MINUTE_MS = 60_000;
/** How long the browser waits for its user: as long as the challenge is valid. */
export const TIMEOUT_MS = PASSKEY_MINUTES * MINUTE_MS;

/** Creates a challenge for a device. `accountId` is null when logging in. */
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

/** The challenge that a device's answer names, with its hash; null when it names none. */
export function challengeIn(clientDataJSON: string): { challenge: string; hash: Buffer } | null {
  try {
    const { challenge } = clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
    return { challenge, hash: hashToken(challenge) };
  } catch {
    return null;
  }
}

/** The website a passkey is made or used on: its domain, and the exact origin the browser must have signed. */
export type PasskeySite = { relyingParty: string; origin: string };

/** @throws AppError `passkey.not_here` on hosts that have no passkeys */
export function passkeySite(
  { PUBLIC_ORIGIN }: Pick<Config, 'PUBLIC_ORIGIN'>,
  { domain }: Pick<RequestWebsite, 'domain'>,
  host: string,
): PasskeySite {
  const platform = new URL(PUBLIC_ORIGIN);
  const relyingParty = relyingPartyOf(host, platform.host, domain);
  if (relyingParty === null) throw new AppError('passkey.not_here');
  return { relyingParty, origin: `${platform.protocol}//${host.toLowerCase()}` };
}

/** The WebAuthn user handle: the bytes of the account's random id, which reveal nothing about its owner. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url');
}
