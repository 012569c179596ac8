import { relyingPartyOf } from '@nolo/domain/website/relying-party.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config.ts';
import type { RequestWebsite } from '../../platform/request-website.ts';

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
