import { hostNameOf, isPlatformHost } from './host-name.ts';

const IP_ADDRESS = /^[\d.]+$|^\[/;

/**
 * The domain that passkeys made on `host` belong to (docs/decisions/0059): the platform's for the main site and all
 * its sub-domains, so that one passkey serves them all; the host itself where no browser lets sub-domains share one,
 * as below `localhost`; a website's own domain. Null where passkeys do not exist: IP addresses, and hosts that are not ours.
 */
export function relyingPartyOf(host: string, platformHost: string, ownDomain: string | null): string | null {
  const name = hostNameOf(host);
  if (name === ownDomain) return name;
  if (!isPlatformHost(name, platformHost) || IP_ADDRESS.test(name)) return null;
  const platform = hostNameOf(platformHost).replace(/^www\./, '');
  return platform.includes('.') ? platform : name;
}
