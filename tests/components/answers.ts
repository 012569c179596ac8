import { afterEach, beforeEach, vi } from 'vitest';
import { addresses as renterAddresses, API_BASE } from '@nolo/contract/addresses.ts';
import type { Api as RenterApi } from '@nolo/contract/api.ts';
import { businessAddresses } from '@nolo/contract/business/addresses.ts';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { CallData, Failure, Success } from '@nolo/contract/endpoint.ts';
import { errorStatus, type ErrorCode } from '@nolo/contract/error-codes.ts';
import { staffAddresses } from '@nolo/contract/staff/addresses.ts';
import type { StaffApi } from '@nolo/contract/staff/api.ts';
import { english } from './english.ts';

/** Of all front ends. */
const addresses = { ...renterAddresses, ...businessAddresses, ...staffAddresses };
type Api = RenterApi & BusinessApi & StaffApi;
export type EndpointName = keyof typeof addresses;

type Answer = () => Response | Promise<Response>;
type Sent = { name: EndpointName; body: unknown };

const answers = new Map<EndpointName, Answer>();
const sent: Sent[] = [];
/** What was asked for and no test had an answer to. */
const unanswered: string[] = [];

const reply = (body: Success<unknown> | Failure) =>
  new Response(JSON.stringify(body), { status: body.status });

/** The server's words to a code, where they need no figures. */
export const refusalText = (code: ErrorCode) => english('errors')(code as 'server.error');

/** What the server says of something that has worked. */
export const DONE = 'The server’s own words';

/** The server: what it answers to each call until the test ends. */
export const server = {
  gives<N extends EndpointName>(name: N, data: CallData<Api[N]>): void {
    answers.set(name, () => reply({ status: 200, message: DONE, data }));
  },
  /** `errors`: the fields at fault, each with what is wrong with it. */
  refuses(name: EndpointName, code: ErrorCode, errors?: Record<string, string[]>): void {
    answers.set(name, () =>
      reply({ status: errorStatus[code], code, message: refusalText(code), ...(errors && { errors }) }),
    );
  },
  /** Refuses the next call, and answers the others as before. */
  refusesOnce(name: EndpointName, code: ErrorCode): void {
    const others = answers.get(name);
    if (others === undefined) throw new Error(`${name} has no answer yet`);
    server.refuses(name, code);
    const refused = answers.get(name) ?? others;
    answers.set(name, () => {
      answers.set(name, others);
      return refused();
    });
  },
  /** No answer comes at all. */
  isLost(name: EndpointName): void {
    answers.set(name, () => Promise.reject(new TypeError('Failed to fetch')));
  },
  /** The answer to the next calls waits until the function is called. */
  waits(name: EndpointName): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    const answer = answers.get(name);
    if (answer === undefined) throw new Error(`${name} has no answer yet`);
    answers.set(name, () => promise.then(answer));
    return resolve;
  },
  /** The bodies of what was sent. */
  got: (name: EndpointName): unknown[] => sent.filter((one) => one.name === name).map(({ body }) => body),
};

const calls = (Object.keys(addresses) as EndpointName[]).map((name) => {
  const [method, path] = addresses[name];
  return { name, method, pattern: new RegExp(`^${API_BASE}${path.replace(/:\w+/g, '[^/]+')}$`) };
});

async function answer(to: string | URL, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const address = String(to);
  // Somebody else’s, as a tracker’s.
  if (!address.startsWith(API_BASE)) return new Response(null, { status: 204 });
  const [path = ''] = address.split('?');
  const call = calls.find((one) => one.method === method && one.pattern.test(path));
  const found = call && answers.get(call.name);
  if (call === undefined || found === undefined) {
    unanswered.push(`${method} ${address}`);
    throw new TypeError('Failed to fetch');
  }
  sent.push({ name: call.name, body: typeof body === 'string' ? JSON.parse(body) : body });
  return found();
}

/** Uploads go by `XMLHttpRequest`, which alone tells how far they are. As much of it as they use. */
class Upload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #method = '';
  #address = '';
  open(method: string, address: string): void {
    [this.#method, this.#address] = [method, address];
  }
  setRequestHeader(): void {}
  send(body: FormData | null): void {
    void this.#send(body);
  }
  async #send(body: FormData | null): Promise<void> {
    try {
      const response = await answer(this.#address, { method: this.#method, body });
      [this.status, this.responseText] = [response.status, await response.text()];
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('XMLHttpRequest', Upload);
});

afterEach(() => {
  answers.clear();
  sent.length = 0;
  vi.unstubAllGlobals();
  const missing = unanswered.splice(0);
  if (missing.length > 0) throw new Error(`no answer to ${missing.join(', ')}`);
});
