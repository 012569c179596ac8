import { AsyncLocalStorage } from 'node:async_hooks';

/** What is traced. Attributes never hold what somebody wrote, nor an address with its query. */
export type Work = {
  name: string;
  /** Asked by somebody else; asking somebody else; taken from a queue. */
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
};
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One piece of work under way. */
export type Span = {
  /** W3C trace context, for whoever goes on with the work. */
  readonly traceparent: string;
  /** A part of it; `beganMsAgo` when it is recorded afterwards. */
  begin(part: Work, beganMsAgo?: number): Span;
  set(attributes: Attributes): void;
  fail(failure: unknown): void;
  end(): void;
};

/** Begins work that is nobody's part, or another process's by its `traceparent`. */
export type Tracing = {
  begin(work: Work, traceparent?: string): Span;
  stop(): Promise<void>;
};

const current = new AsyncLocalStorage<Span>();

export function currentTraceparent(): string | undefined {
  return current.getStore()?.traceparent;
}

/** What `work` starts is a part of `span`. */
export function within<T>(span: Span, work: () => T): T {
  return current.run(span, work);
}

/** Does `work` as a span and ends it, however it ends. */
export async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await within(span, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** A part of what is being done; outside of traced work, and without tracing, nothing but the work. */
export function traced<T>(part: Work, work: () => Promise<T>): Promise<T> {
  const whole = current.getStore();
  return whole === undefined ? work() : inSpan(whole.begin(part), work);
}

/** The same, for what has ended. */
export function noteTraced(part: Work, tookMs: number, how?: { failure: unknown }): void {
  const span = current.getStore()?.begin(part, tookMs);
  if (how !== undefined) span?.fail(how.failure);
  span?.end();
}
