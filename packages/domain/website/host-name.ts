/** What a host name may consist of; everything else in a Host header is nobody's. */
const HOST_NAME = /^[a-z0-9.-]{1,253}$/;

/** The name in a Host header, without its port and the root's dot at its end, as `website.domain` is stored. */
export const hostNameOf = (host: string): string => host.replace(/\.?(?::\d+)?$/, '').toLowerCase();

export const isHostName = (name: string): boolean => HOST_NAME.test(name);

/** `www.rossi.example` for `rossi.example`, and the other way round. */
export const wwwVariantOf = (name: string): string =>
  name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;

/** Whether a host is the platform's, with or without `www.`, or below it: names of which the operator owns every one. */
export function isPlatformHost(host: string, platformHost: string): boolean {
  const name = hostNameOf(host);
  const platform = hostNameOf(platformHost).replace(/^www\./, '');
  return isHostName(name) && (name === platform || name.endsWith(`.${platform}`));
}
