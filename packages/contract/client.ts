import { API_BASE } from './addresses.ts';
import { ApiError } from './api-error.ts';
import type { CallData, CallInput, Endpoint, Failure, Method, Success } from './endpoint.ts';

/** One HTTP exchange, whatever carries it: `fetch` in the browser, the application itself on the server. */
export type ApiRequest = {
  /** Of the call, as the contract has it. */
  name: string;
  method: Method;
  /** Path with query, from the site's root: `/api/v1/cars?page=1`. */
  url: string;
  body: object | undefined;
  signal?: AbortSignal;
  isQuiet?: boolean;
};
export type ApiResponse = { status: number; body: unknown };
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** Calls of one application by their names, and where each is. */
type Calls = Record<string, Endpoint>;
type AddressesOf<C extends Calls> = { readonly [N in keyof C]: readonly [Method, string] };

/** A multipart call takes its form instead of the fields. */
type WithForm<I> = I extends { body: unknown } ? I | (Omit<I, 'body'> & { body: FormData }) : I;
export type InputFor<E> = WithForm<CallInput<E>>;
/** Calls without input need no second argument; an input whose parts are all optional may be left out. */
type Arguments<E> =
  Record<string, never> extends InputFor<E>
    ? [input?: InputFor<E>, options?: CallOptions]
    : [input: InputFor<E>, options?: CallOptions];
export type CallOptions = {
  signal?: AbortSignal;
  /** Without the loading overlay, for what answers while somebody types or chooses. */
  isQuiet?: boolean;
};
type Reply<E> = { data: CallData<E>; message: string; status: number };

export type Client<C extends Calls> = {
  /** The `data` of a successful reply; a failure envelope is thrown as ApiError. */
  call<N extends keyof C & string>(name: N, ...rest: Arguments<C[N]>): Promise<CallData<C[N]>>;
  /** The same with the server's message, for a toast. */
  reply<N extends keyof C & string>(name: N, ...rest: Arguments<C[N]>): Promise<Reply<C[N]>>;
};

type LooseInput = {
  params?: Record<string, string | number | undefined>;
  query?: Record<string, unknown>;
  body?: object;
};

/**
 * A client of the calls at `addresses`, which carry no validator into the browser.
 * @param withoutWords what to say of a failure that brings no text, as one of a proxy before the server
 */
export function createClient<C extends Calls>(
  addresses: AddressesOf<C>,
  transport: Transport,
  withoutWords: () => string,
): Client<C> {
  async function reply<N extends keyof C & string>(name: N, ...rest: Arguments<C[N]>): Promise<Reply<C[N]>> {
    const [input, options] = rest as [LooseInput | undefined, CallOptions | undefined];
    const [method, path] = addresses[name];
    const response = await transport({
      name,
      method,
      url: callUrl(path, input),
      body: input?.body,
      signal: options?.signal,
      isQuiet: options?.isQuiet,
    });
    // The server has validated its reply against the contract; validating again would cost every page zod.
    if (response.status >= 200 && response.status < 300) return response.body as Success<CallData<C[N]>>;
    throw failureOf(response, withoutWords);
  }
  return { reply, call: async (name, ...rest) => (await reply(name, ...rest)).data };
}

/** Fills the path's parameters and appends the query; undefined values are left out. */
export function callUrl(path: string, input: LooseInput = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = input.params?.[key];
    if (value === undefined) throw new Error(`${path}: parameter '${key}' is missing`);
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
