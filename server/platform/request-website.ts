import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Whose cars a request may see (decisions.md 8). `companyIds` null: every company. */
export type RequestWebsite = {
  id: number;
  sub_domain: string;
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

/** Address of a website: its own domain's, else the main one's with its first label exchanged for the tenant's. */
export function originOf(
  publicOrigin: string,
  { sub_domain, domain }: Pick<RequestWebsite, 'sub_domain' | 'domain'>,
): string {
  const url = new URL(publicOrigin);
  if (domain !== null) {
    url.hostname = domain;
    return url.origin;
  }
  if (sub_domain === 'www') return publicOrigin;
  url.host = `${sub_domain}.${url.host.replace(/^www\./, '')}`;
  return url.origin;
}
