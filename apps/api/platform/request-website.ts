import type { FastifyRequest } from 'fastify';
import { hostNameOf, isPlatformHost, wwwVariantOf } from '@nolo/domain/website/host-name.ts';
import { isPreviewHost } from '@nolo/domain/website/sub-domain.ts';
import { AppError } from './app-error.ts';

/** Whose cars a request may see (docs/specification/tenants.md 3). `companyIds` null: every company. */
export type RequestWebsite = {
  id: number;
  sub_domain: string;
  name: string;
  /** A host name of its own; its addresses are there and not below the main site's. */
  domain: string | null;
  companyIds: readonly number[] | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    website: RequestWebsite | null;
  }
}

/** The website of this request's host; 404 `website.unknown` when there is none. */
export function websiteOf(request: FastifyRequest): RequestWebsite {
  if (request.website === null) throw new AppError('website.unknown');
  return request.website;
}

/** Whether the website shows a company's cars and bookings. */
export function showsCompany({ companyIds }: RequestWebsite, companyId: number): boolean {
  return companyIds === null || companyIds.includes(companyId);
}

/** Which companies a website shows, as a key of what is remembered for it: the headers of a request may narrow them. */
export const scopeKey = ({ id, companyIds }: RequestWebsite): string => `${id} ${String(companyIds)}`;

type Addressed = Pick<RequestWebsite, 'sub_domain' | 'domain'>;

/** Address of a website: its own domain's, else the main one's with its first label exchanged for the tenant's. */
export function originOf(publicOrigin: string, { sub_domain, domain }: Addressed): string {
  const url = new URL(publicOrigin);
  if (domain !== null) {
    url.hostname = domain;
    return url.origin;
  }
  if (sub_domain === 'www') return publicOrigin;
  url.host = `${sub_domain}.${url.host.replace(/^www\./, '')}`;
  return url.origin;
}

/**
 * Where the renter is: log-ins live in the browser by origin, so hosted pages lead back to this one. A Host header
 * counts as far as it names a host of the operator's; any other stands for the website's address.
 */
export function originUsed(publicOrigin: string, website: Addressed, host: string): string {
  const url = new URL(publicOrigin);
  if (!isPlatformHost(host, url.hostname)) return originOf(publicOrigin, website);
  url.hostname = hostNameOf(host);
  return url.origin;
}

/**
 * Whether a host shows a website whose address is another one (docs/decisions/0071): it has a domain of its own, or
 * its address is this host's with or without `www.`. A preview below the operator's host stays where it is.
 */
export function isElsewhere(publicOrigin: string, website: Addressed, host: string): boolean {
  const name = hostNameOf(host);
  const { hostname } = new URL(originOf(publicOrigin, website));
  if (isPreviewHost(name) && isPlatformHost(name, new URL(publicOrigin).hostname)) return false;
  return name !== hostname && (website.domain !== null || name === wwwVariantOf(hostname));
}
