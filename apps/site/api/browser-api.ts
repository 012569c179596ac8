import { fieldOf } from '@nolo/domain/records.ts';
import { languageOfPath } from '@nolo/i18n/language.ts';
import { paths } from '../app/paths.ts';
import { noteReplyTime } from '../app/server-clock.ts';
import type { ApiRequest, ApiResponse } from '@nolo/contract/client.ts';
import { createApiClient } from './api-client.ts';
import { ApiError } from '@nolo/contract/api-error.ts';
import { beginRequest } from './in-flight.ts';
import { accessToken, forgetToken, tenantId } from './session.ts';

type Events = {
  /** Leaves for the log-in page; `reload` starts the application anew there. */
  goToLogin: (address: string, options: { reload: boolean }) => void;
  /** Text of a failure that has no answer to quote. */
  networkMessage: () => string;
  onUnavailable: (message: string) => void;
};

const events: Events = {
  goToLogin: (address) => window.location.assign(address),
  networkMessage: () => '',
  onUnavailable: () => {},
};

/** Set by the mounted application: router, texts and toasts. */
export function connectApi(connected: Partial<Events>): void {
  Object.assign(events, connected);
}

/** Calls whose 401 means 'wrong credentials', not 'your session ended'. */
const credentialCalls: readonly string[] = [
  'logIn',
  'logInWithPasskey',
  'signUp',
  'forgotPassword',
  'resetPassword',
];

function headersOf({ url, body }: ApiRequest): Headers {
  const headers = new Headers({ 'Accept-Language': languageOfPath(location.pathname) });
  const token = accessToken();
  if (token && !/\/login(\?|$)/.test(url)) headers.set('Authorization', `Bearer ${token}`);
  for (const key of ['contractor_id', 'company_id'] as const) {
    const id = tenantId(key);
    if (id) headers.set(key, id);
  }
  if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json');
  return headers;
}

async function exchange(request: ApiRequest): Promise<ApiResponse> {
  const { method, url, body, signal } = request;
  const payload = body === undefined ? undefined : body instanceof FormData ? body : JSON.stringify(body);
  let response: Response;
  const sentAt = performance.now();
  try {
    response = await fetch(url, { method, headers: headersOf(request), body: payload, signal });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network', events.networkMessage());
  }
  noteReplyTime(response.headers.get('date'), performance.now() - sentAt);
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

/** The provider out of reach is said where the renter is, with what they typed (docs/specification/calls.md 4). */
function staysOn({ status, body }: ApiResponse, { name }: ApiRequest): boolean {
  if (status === 401) return credentialCalls.includes(name);
  return status !== 503 || fieldOf(body, 'code') === 'payment.unavailable';
}

function leaveOn(response: ApiResponse, request: ApiRequest, token: string): void {
  if (staysOn(response, request)) return;
  const { status, body } = response;
  const stored = accessToken();
  // Refused was a token that is gone: whoever has logged in since stays.
  if (status === 401 && stored && stored !== token) return;
  if (status === 401) forgetToken(token);
  const language = languageOfPath(location.pathname);
  // Who is there already keeps the way back; a page that asks at its start would be loaded for ever.
  if (location.pathname === paths.login(language)) return;
  if (status === 503) onUnavailable(body);
  const redirect = location.pathname + location.search;
  events.goToLogin(paths.login(language, { redirect }), { reload: status === 503 });
}

function onUnavailable(body: unknown): void {
  const message = fieldOf(body, 'message');
  events.onUnavailable(typeof message === 'string' && message !== '' ? message : events.networkMessage());
}

/** The browser's API client (docs/specification/calls.md 3 and 4). Loaders on the server use `apiOf(context)`. */
export const browserApi = createApiClient(
  async (request) => {
    // The overlay covers every request except the car list's, which has its own skeletons.
    const end = request.isQuiet || request.url.includes('/cars') ? undefined : beginRequest();
    const token = accessToken();
    try {
      const response = await exchange(request);
      leaveOn(response, request, token);
      return response;
    } finally {
      end?.();
    }
  },
  () => events.networkMessage(),
);
