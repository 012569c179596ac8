import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Api } from '@nolo/contract/api.ts';
import type { CallData } from '@nolo/contract/endpoint.ts';
import type { Theme } from '@nolo/domain/website/theme.ts';
import type { ApiClient } from './api-client.ts';
import { isApiError } from '@nolo/contract/api-error.ts';

export type Website = CallData<Api['contractorHome']>['website'][number];

/** What the server puts into each request's context. */
export const apiContext = createContext<ApiClient>();
/** Where an error that a page ran into is written down. */
export const reportContext = createContext<(error: unknown) => void>();
export const nonceContext = createContext<string>();
/** Names the tenant. Its address need not: it may have a domain of its own. */
export const subDomainContext = createContext<string>();
/** Of the main site, where an address without a website leads. */
export const mainOriginContext = createContext<string>();
/** When the request came, by the server's clock. */
export const nowContext = createContext<Date>();
export const websiteContext = createContext<Website>();

/** The API client of a server loader: `const api = apiOf(context)`. */
export function apiOf(context: Readonly<RouterContextProvider>): ApiClient {
  return context.get(apiContext);
}

/** The time, in a server loader; in the browser it is `serverNow()`. */
export function nowOf(context: Readonly<RouterContextProvider>): Date {
  return context.get(nowContext);
}

/** The website's design, in a server loader. Without one no loader runs. */
export function themeOf(context: Readonly<RouterContextProvider>): Theme {
  return context.get(websiteContext).theme_count ?? 4;
}

/** Awaits a call; an unknown object, or an address that can name none, is Page Not Found with HTTP status 404; one that is gone, with 410. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isApiError(error) && error.status === 410) throw data(null, { status: 410 });
    if (isApiError(error) && [400, 404].includes(error.status)) throw data(null, { status: 404 });
    throw error;
  }
}
