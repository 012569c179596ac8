import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { API_BASE } from '@nolo/contract/addresses.ts';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import { PIXEL_ADDRESS } from '@nolo/domain/website/pixel.ts';
import { subDomainOf } from '@nolo/domain/website/sub-domain.ts';
import { ownAccountRoutes, accountRoutes } from './accounts/routes.ts';
import { passkeyRoutes } from './accounts/passkeys/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { calendarFeedRoutes, calendarRoutes } from './calendar/routes.ts';
import { companySettingsRoutes } from './companies/settings/routes.ts';
import { unclosedBookingRoutes } from './bookings/unclosed/routes.ts';
import { companyBookingRoutes, companyNoticeRoutes } from './bookings/company/routes.ts';
import { disputeRoutes } from './bookings/disputes/routes.ts';
import { paymentCaseRoutes } from './bookings/payment-cases/routes.ts';
import { ledgerRoutes } from './payments/routes.ts';
import { payoutRoutes } from './payments/payouts/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { statementRoutes } from './payments/statements/routes.ts';
import { savedCardRoutes } from './payments/saved-cards/routes.ts';
import { carRoutes } from './cars/routes.ts';
import { imageRoutes } from './cars/image-routes.ts';
import { applicationRoutes, staffApplicationRoutes } from './companies/applications/routes.ts';
import { companyStatusRoutes } from './companies/status/routes.ts';
import { crawlerRoutes } from './discovery/crawlers/routes.ts';
import { shareRoutes } from './discovery/crawlers/share-routes.ts';
import type { Deps } from './deps.ts';
import type { FeatureRoutes } from './feature-routes.ts';
import { agreementRoutes, handoverRoutes, inspectionRoutes } from './handover/routes.ts';
import { offerRoutes } from './fleet/offers/routes.ts';
import { fleetRoutes, staffModelRoutes } from './fleet/routes.ts';
import { contactRoutes } from './discovery/contact/routes.ts';
import {
  bookingDocumentRoutes,
  companyDocumentRoutes,
  documentReviewRoutes,
  documentRoutes,
} from './documents/routes.ts';
import { registerOperations } from './operations/operations-routes.ts';
import { favoriteRoutes } from './cars/favorites/routes.ts';
import { issueRoutes, staffIssueRoutes } from './bookings/issues/routes.ts';
import { mailboxRoutes } from './notifications/emails/mailbox-routes.ts';
import { findMemberRoles } from './members/member-store.ts';
import { findStaffRoles } from './members/staff-store.ts';
import { companyMemberRoutes, memberRoutes, staffRoutes } from './members/routes.ts';
import { noticeRoutes } from './notifications/notices/routes.ts';
import { setApiHeaders, strictTransportOf } from './platform/reply-headers.ts';
import { registerApiDescription } from './platform/api-description.ts';
import { registerErrorReplies, answerBadRequest } from './platform/error-replies.ts';
import { registerRepliesOutsideApi, replyToBadAddress } from './platform/replies-outside-api.ts';
import { limitBodyTime, UPLOAD_MS } from './platform/body-time.ts';
import { registerDraining } from './platform/draining.ts';
import { dropAbortedRequests } from './platform/aborted-requests.ts';
import { countedIn } from './platform/limit-per-address.ts';
import { refuseUnknownAddresses } from './platform/unknown-address.ts';
import { isElsewhere, originOf, originUsed } from './platform/request-website.ts';
import { registerRequestIds, requestIdFrom } from './platform/request-id.ts';
import { loggerOptions } from './platform/logging.ts';
import { createRegister, useContractSchemas } from './platform/register.ts';
import { createSessions } from './platform/sessions.ts';
import { limitBackpressure } from './platform/backpressure.ts';
import { traceRequests } from './platform/tracing/trace-requests.ts';
import { policeReportRoutes } from './police-report/routes.ts';
import { privacyRoutes } from './accounts/privacy/routes.ts';
import { quoteRoutes } from './pricing/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { mountPages } from './ssr/mount-pages.ts';
import type { PageSite } from './ssr/page-request.ts';
import type { PagesSource } from './ssr/render-page.ts';
import { visitRoutes } from './discovery/visits/routes.ts';
import { iconRoutes } from './websites/icon-routes.ts';
import { findRequestWebsite, findWebsiteOfHost } from './websites/website-store.ts';
import { websiteRoutes } from './websites/routes.ts';

const features: FeatureRoutes[] = [
  websiteRoutes,
  crawlerRoutes,
  visitRoutes,
  contactRoutes,
  applicationRoutes,
  searchRoutes,
  carRoutes,
  quoteRoutes,
  accountRoutes,
  ownAccountRoutes,
  passkeyRoutes,
  noticeRoutes,
  documentRoutes,
  companyDocumentRoutes,
  favoriteRoutes,
  issueRoutes,
  privacyRoutes,
  savedCardRoutes,
  bookingRoutes,
  memberRoutes,
  companyMemberRoutes,
  staffRoutes,
  companyBookingRoutes,
  companySettingsRoutes,
  calendarRoutes,
  calendarFeedRoutes,
  companyNoticeRoutes,
  bookingDocumentRoutes,
  documentReviewRoutes,
  staffIssueRoutes,
  unclosedBookingRoutes,
  paymentCaseRoutes,
  payoutRoutes,
  invoiceRoutes,
  statementRoutes,
  ledgerRoutes,
  disputeRoutes,
  staffApplicationRoutes,
  companyStatusRoutes,
  fleetRoutes,
  staffModelRoutes,
  offerRoutes,
  handoverRoutes,
  agreementRoutes,
  inspectionRoutes,
  policeReportRoutes,
  reviewRoutes,
];

/** Calls any renter's browser makes in a normal hour stay far below; a script does not. */
const GENERAL_LIMIT = { max: 1200, timeWindow: '1 minute' };

async function registerApi(api: FastifyInstance, deps: Deps): Promise<void> {
  api.addHook('onRequest', async (_request, reply) => {
    setApiHeaders(reply);
    // By the clock that counts: pages compare the device's with it.
    reply.header('date', deps.clock.now().toUTCString());
  });
  useContractSchemas(api);
  limitBodyTime(api);
  registerErrorReplies(api);
  refuseUnknownAddresses(api);
  await registerApiDescription(api, deps.config.PUBLIC_ORIGIN);
  const factor = deps.config.RATE_LIMIT_FACTOR;
  await api.register(rateLimit, {
    ...countedIn(api, 'api'),
    global: true,
    ...GENERAL_LIMIT,
    max: GENERAL_LIMIT.max * factor,
  });
  await api.register(multipart, {
    limits: { fileSize: DOCUMENT_IMAGE_MAX_BYTES, files: 6, fields: 40, fieldSize: 10_000 },
  });
  api.decorateRequest('website', null);
  api.addHook('onRequest', async (request) => {
    request.website = await findRequestWebsite(deps, request.host, request.headers);
  });
  const register = createRegister(api, {
    sessions: createSessions(deps.database, deps.clock, deps.config.isProduction),
    memberships: {
      findMemberRoles: (accountId, companyId) => findMemberRoles(deps.database, accountId, companyId),
      findStaffRoles: (accountId) => findStaffRoles(deps.database, accountId),
    },
    originUsed: (website, host) => originUsed(deps.config.PUBLIC_ORIGIN, website, host),
    limitFactor: factor,
  });
  for (const feature of features) feature(register, deps);
}

function trustedProxies({ TRUST_PROXY = 'none' }: Deps['config']): string[] | false {
  return TRUST_PROXY === 'none' ? false : TRUST_PROXY.split(',').map((address) => address.trim());
}

/** What pages may ask beside this site (`security-headers.ts`). */
function foreignOrigins({ MAP_STYLE_URL, ANALYTICS_URL, PIXEL_ID }: Deps['config']): string[] {
  const pixel = PIXEL_ID === undefined ? undefined : PIXEL_ADDRESS;
  return [MAP_STYLE_URL, ANALYTICS_URL, pixel].flatMap((url) => (url ? new URL(url).origin : []));
}

/** An unknown website's pages are Page Not Found, below the address that its first label would have. */
async function siteOf(deps: Deps, host: string): Promise<PageSite> {
  const website = await findWebsiteOfHost(deps, host);
  const { sub_domain, domain } = website ?? { sub_domain: subDomainOf(host), domain: null };
  const { PUBLIC_ORIGIN } = deps.config;
  return {
    origin: originOf(PUBLIC_ORIGIN, { sub_domain, domain }),
    subDomain: sub_domain,
    isKnown: website !== null,
    isElsewhere: isElsewhere(PUBLIC_ORIGIN, { sub_domain, domain }, host),
  };
}

function whatPagesNeed(deps: Deps) {
  return {
    foreign: foreignOrigins(deps.config),
    siteOf: (host: string) => siteOf(deps, host),
    mainOrigin: deps.config.PUBLIC_ORIGIN,
    clock: deps.clock,
    cacheSeconds: deps.config.PAGE_CACHE_SECONDS,
    rateLimitFactor: deps.config.RATE_LIMIT_FACTOR,
  };
}

/** What a request may be, and how long it may take: its headers, and all of it. */
function requestLimits(uploadMs: number) {
  const http = {
    headersTimeout: Math.min(15_000, uploadMs),
    connectionsCheckingInterval: Math.min(5_000, uploadMs),
    // Of two Host lines Node takes the first, and what stands in front of it maybe the last: both together name no site.
    joinDuplicateHeaders: true,
  };
  // Prototype poisoning is refused as malformed JSON instead of silently removed.
  const poisoning = { onProtoPoisoning: 'error', onConstructorPoisoning: 'error' } as const;
  return { http, requestTimeout: uploadMs, bodyLimit: 256 * 1024, ...poisoning };
}

/** The whole application: the API below /api/v1, pictures, and the pages. */
export async function buildApp(
  deps: Deps,
  pages: PagesSource | null,
  { uploadMs = UPLOAD_MS }: { uploadMs?: number } = {},
): Promise<FastifyInstance> {
  const proxies = trustedProxies(deps.config);
  const isProxied = proxies !== false;
  const setStrictTransport = strictTransportOf(deps.config);
  const app = Fastify({
    logger: loggerOptions(deps.config),
    rewriteUrl: normalizeRequestUrl,
    clientErrorHandler: answerBadRequest,
    ...requestLimits(uploadMs),
    frameworkErrors(error, request, reply) {
      setStrictTransport(request, reply);
      void replyToBadAddress(error, request, reply);
    },
    trustProxy: proxies,
    genReqId: requestIdFrom(isProxied),
  });
  app.decorate('counters', deps.valkey);
  limitBackpressure(app);
  dropAbortedRequests(app);
  registerRequestIds(app);
  if (deps.tracing) traceRequests(app, deps.tracing, isProxied);
  app.addHook('onRequest', async (request, reply) => setStrictTransport(request, reply));
  registerDraining(app);
  registerRepliesOutsideApi(app);
  await registerOperations(app, deps);
  await app.register(async (api) => registerApi(api, deps), { prefix: API_BASE });
  await app.register(async (pictures) => imageRoutes(pictures, deps));
  await app.register(async (pictures) => shareRoutes(pictures, deps));
  await app.register(async (pictures) => iconRoutes(pictures, deps));
  mailboxRoutes(app, deps);
  if (pages) {
    await mountPages(app, { ...pages, ...whatPagesNeed(deps) });
  }
  return app;
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Path and query of what is asked for. A target that names a host besides counts more than the Host header
 * (RFC 9112, 3.2.2): whatever stands in front of this server may have gone by either.
 */
function normalizeRequestUrl(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = request.url ?? '/';
  const [, host, path = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return url;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
