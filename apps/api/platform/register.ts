import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import { successSchema, type CallData, type CallParsed, type Endpoint } from '@nolo/contract/endpoint.ts';
import en from '@nolo/i18n/en/messages.ts';
import fr from '@nolo/i18n/fr/messages.ts';
import it from '@nolo/i18n/it/messages.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { admit, isForStaff, type Admission, type CallerFor } from './admit.ts';
import { AppError } from './app-error.ts';
import { RequestInvalid, type FailurePage } from './error-replies.ts';
import { noteCaller, noteSuccess } from './security-events.ts';
import type { Session } from './sessions.ts';

export type MessageKey = keyof typeof en;
const messageTexts: Record<Language, Record<MessageKey, string>> = { en, it, fr };

/** Only public calls may be without a session. */
type HandlerInput<E extends Endpoint> = CallParsed<E> & {
  caller: CallerFor<E['access']>;
  session: E['access'] extends 'public' ? Session | null : Session;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Outcome<E> = { data: CallData<E>; message?: MessageKey };

type Limit = { max: number; timeWindow: string };

export type CallOptions<E = Endpoint> = {
  /** Calls per IP address. */
  rateLimit?: Limit;
  /** Calls per what is asked for, wherever they come from: log-ins per e-mail address. */
  rateLimitBy?: Limit & { key: (input: CallParsed<E>) => string };
  failurePage?: FailurePage;
};

/** Turns zod schemas into what Fastify calls; refusals carry the issues, translated when answered. */
export function useContractSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (value: unknown) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? { value: parsed.data } : { error: new RequestInvalid(parsed.error.issues) };
  });
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (value) =>
        JSON.stringify(schema.parse(value)),
  );
}

function takesJson({ body, bodyKind }: Endpoint): boolean {
  return body !== undefined && (bodyKind === undefined || bodyKind === 'json');
}

/** As the description of the API names what a call is opened with. */
function securityOf({ access }: Endpoint): { security?: Record<string, string[]>[] } {
  if (access === 'public') return {};
  if (access === 'renter') return { security: [{ accessToken: [] }] };
  return { security: [isForStaff(access) ? { staffSession: [] } : { businessSession: [] }] };
}

function fastifySchema(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(takesJson(endpoint) ? { body: endpoint.body } : {}),
    response: { [endpoint.status]: successSchema(endpoint.data) },
    ...securityOf(endpoint),
  };
}

export type Register = <const E extends Endpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E>) => Promise<Outcome<E> | FastifyReply>,
  options?: CallOptions<E>,
) => void;

/** Bodies that a handler reads itself: the payment provider signs the exact bytes. */
function keepBodyRaw(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Other kinds of body are refused by name (415), not taken for JSON that lacks every field. */
async function refuseOtherThanJson(request: FastifyRequest): Promise<void> {
  const type = request.headers['content-type'];
  if (type !== undefined && !/^application\/json *(;|$)/i.test(type)) {
    throw new AppError('request.unsupported_media_type');
  }
}

/** Refuses with 429 once a key's calls exceed the limit. */
function limitBy<E extends Endpoint>(
  app: FastifyInstance,
  { name }: E,
  { max, timeWindow, key }: NonNullable<CallOptions<E>['rateLimitBy']>,
  factor: number,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({
    max: max * factor,
    timeWindow,
    // Validated by now: its parts are what the contract says.
    keyGenerator: (request: unknown) => `${name}:${key(request as CallParsed<E>)}`,
  });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new AppError('request.too_many', { retryAfterSeconds: result.ttlInSeconds });
    }
  };
}

/** In the envelope, in the caller's language. */
function sendOutcome(
  reply: FastifyReply,
  status: number,
  language: Language,
  outcome: { data: unknown; message?: MessageKey },
): FastifyReply {
  reply.code(status).header('content-language', language);
  const message = messageTexts[language][outcome.message ?? 'ok'];
  return reply.send({ status, message, data: outcome.data });
}

/** A body that is signed stays as it came, in a scope of its own. */
function addRoute(app: FastifyInstance, { bodyKind }: Endpoint, route: RouteOptions): void {
  if (bodyKind !== 'raw') {
    app.route(route);
    return;
  }
  void app.register(async (scope) => {
    keepBodyRaw(scope);
    scope.route(route);
  });
}

export type RegisterOptions = Admission & {
  /** Multiplies every rate limit. */
  limitFactor: number;
};

/**
 * The one way a call of the contract becomes a route: request and reply validated, session resolved,
 * envelope and message added. A handler that sends something else (an image) returns the reply itself.
 */
export function createRegister(app: FastifyInstance, given: RegisterOptions): Register {
  const { limitFactor } = given;
  return (endpoint, handle, options = {}) => {
    const { rateLimit, rateLimitBy, failurePage } = options;
    const checkLimit = rateLimitBy ? limitBy(app, endpoint, rateLimitBy, limitFactor) : null;
    const config = {
      ...(rateLimit ? { rateLimit: { ...rateLimit, max: rateLimit.max * limitFactor } } : {}),
      ...(failurePage ? { failurePage } : {}),
    };
    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: fastifySchema(endpoint),
      config,
      ...(takesJson(endpoint) ? { onRequest: refuseOtherThanJson } : {}),
      handler: async (request, reply) => {
        await checkLimit?.(request);
        const { caller, session } = await admit(given, request, endpoint.access);
        if (session !== null) noteCaller(request, session.accountId);
        const { params, query, body } = request;
        const input: unknown = { params, query, body, request, reply, caller, session };
        const outcome = await handle(input as HandlerInput<typeof endpoint>);
        noteSuccess(request, endpoint.name, caller.accountId);
        // A reply already sent resolves to nothing; something else was sent by the handler itself.
        if (outcome === undefined || !('data' in outcome)) return outcome;
        return sendOutcome(reply, endpoint.status, caller.language, outcome);
      },
    };
    addRoute(app, endpoint, route);
  };
}
