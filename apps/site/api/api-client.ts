import { addresses, API_BASE, type EndpointName, type Method } from '@nolo/contract/addresses.ts';
import type { Api } from '@nolo/contract/api.ts';
import type { CallData, CallInput, Failure, Success } from '@nolo/contract/endpoint.ts';
import { ApiError } from './api-error.ts';

/** One HTTP exchange, whatever carries it: `fetch` in the browser, the application itself on the server. */
export type ApiRequest = {
  name: EndpointName;
  method: Method;
  /** Path with query, from the site's root: `/api/v1/cars?page=1`. */
  url: string;
  body: object | undefined;
  signal?: AbortSignal;
  isQuiet?: boolean;
};
export type ApiResponse = { status: number; body: unknown };
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** A multipart call takes its form instead of the fields. */
type WithForm<I> = I extends { body: unknown } ? I | (Omit<I, 'body'> & { body: FormData }) : I;
export type InputOf<N extends EndpointName> = WithForm<CallInput<Api[N]>>;
/** Calls without input need no second argument; an input whose parts are all optional may be left out. */
type Arguments<N extends EndpointName> =
  Record<string, never> extends InputOf<N>
    ? [input?: InputOf<N>, options?: CallOptions]
    : [input: InputOf<N>, options?: CallOptions];
export type CallOptions = {
  signal?: AbortSignal;
  /** Without the loading overlay, for what answers while somebody types or chooses. */
  isQuiet?: boolean;
};
export type Reply<N extends EndpointName> = { data: CallData<Api[N]>; message: string; status: number };

export type ApiClient = {
  /** The `data` of a successful reply; a failure envelope is thrown as ApiError. */
  call<N extends EndpointName>(name: N, ...rest: Arguments<N>): Promise<CallData<Api[N]>>;
  /** The same with the server's message, for a toast. */
  reply<N extends EndpointName>(name: N, ...rest: Arguments<N>): Promise<Reply<N>>;
};

type LooseInput = {
  params?: Record<string, string | number | undefined>;
  query?: Record<string, unknown>;
  body?: object;
};

/** `withoutWords`: what to say of a failure that brings no text, as one of a proxy before the server. */
export function createApiClient(transport: Transport, withoutWords = () => ''): ApiClient {
  async function reply<N extends EndpointName>(name: N, ...rest: Arguments<N>): Promise<Reply<N>> {
    const [input, options] = rest as [LooseInput | undefined, CallOptions | undefined];
    const [method] = addresses[name];
    const response = await transport({
      name,
      method,
      url: urlOf(name, input),
      body: input?.body,
      signal: options?.signal,
      isQuiet: options?.isQuiet,
    });
    // The server has validated its reply against the contract; validating again would cost every page zod.
    if (response.status >= 200 && response.status < 300) return response.body as Success<CallData<Api[N]>>;
    throw failureOf(response, withoutWords);
  }
  return { reply, call: async (name, ...rest) => (await reply(name, ...rest)).data };
}

/** Fills the path's parameters and appends the query; undefined values are left out. */
export function urlOf(name: EndpointName, input: LooseInput = {}): string {
  const [, path] = addresses[name];
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = input.params?.[key];
    if (value === undefined) throw new Error(`${name}: parameter '${key}' is missing`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  const query = search.toString();
  return API_BASE + filled + (query && `?${query}`);
}

function failureOf({ status, body }: ApiResponse, withoutWords: () => string): ApiError {
  const failure = (typeof body === 'object' && body !== null ? body : {}) as Partial<Failure>;
  const code = failure.code ?? (status >= 500 ? 'server.error' : 'request.invalid');
  return new ApiError(status, code, failure.message ?? withoutWords(), failure.errors);
}
