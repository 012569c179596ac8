import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldOf } from '@nolo/domain/records.ts';
import { errorStatus, fieldErrors, type ErrorCode, type FieldError } from '@nolo/contract/error-codes.ts';
import type { Failure } from '@nolo/contract/endpoint.ts';
import en from '@nolo/i18n/en/errors.ts';
import enRequest from '@nolo/i18n/en/request.ts';
import enValidation from '@nolo/i18n/en/validation.ts';
import fr from '@nolo/i18n/fr/errors.ts';
import frRequest from '@nolo/i18n/fr/request.ts';
import frValidation from '@nolo/i18n/fr/validation.ts';
import it from '@nolo/i18n/it/errors.ts';
import itRequest from '@nolo/i18n/it/request.ts';
import itValidation from '@nolo/i18n/it/validation.ts';
import { languageOfHeader, type Language } from '@nolo/i18n/language.ts';
import { translate, translator, type Translate } from '@nolo/i18n/translate.ts';
import { isDatabaseUnavailable, isOfDeletedAccount } from '@nolo/db/database.ts';
import { AppError } from './app-error.ts';
import { StorageUnavailable } from './blobs/blob-store.ts';
import { noteRefusal } from './security-events.ts';
import { apiHeaders } from './reply-headers.ts';

// The types make a missing text in any language a compile error.
const texts: Record<Language, Record<ErrorCode, string>> = { en, it, fr };
const fieldTexts: Record<Language, Record<FieldError, string>> = {
  en: enValidation,
  it: itValidation,
  fr: frValidation,
};
const requestTexts = { en: enRequest, it: itRequest, fr: frRequest };

/** Thrown by request validation; `where` is the part of the request at fault. */
export class RequestInvalid extends Error {
  readonly issues: z.core.$ZodIssue[];
  constructor(issues: z.core.$ZodIssue[]) {
    super('request.invalid');
    this.issues = issues;
  }
}

function isFieldError(message: string): message is FieldError {
  return fieldErrors.some((known) => known === message);
}

function issueText(issue: z.core.$ZodIssue, language: Language): string {
  if (isFieldError(issue.message)) return fieldTexts[language][issue.message];
  const t: Translate<'request'> = translator(requestTexts[language], language);
  if (issue.code === 'unrecognized_keys') return t('not_known');
  if (issue.code === 'invalid_value') return t('not_a_choice');
  return limitText(issue, t) ?? t('invalid');
}

/** Of a value that is too small or too large; null for anything else. */
function limitText(issue: z.core.$ZodIssue, t: Translate<'request'>): string | null {
  if ((issue.code !== 'too_small' && issue.code !== 'too_big') || issue.inclusive === false) return null;
  const isSmall = issue.code === 'too_small';
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  switch (issue.origin) {
    case 'string':
      return t(isSmall ? 'text_too_short' : 'text_too_long', { count: limit });
    case 'array':
      return t(isSmall ? 'list_too_short' : 'list_too_long', { count: limit });
    case 'number':
    case 'int':
      return t(isSmall ? 'number_too_small' : 'number_too_large', { limit });
    default:
      return null;
  }
}

/** Field names with their texts, as the failure envelope carries them. A name may be one that every object has. */
function fieldsOf(issues: z.core.$ZodIssue[], language: Language): Record<string, string[]> {
  const named = issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body'];
    return names.map((name) => ({ name, text: issueText(issue, language) }));
  });
  const fields = Map.groupBy(named, ({ name }) => name);
  return Object.fromEntries([...fields].map(([name, of]) => [name, of.map(({ text }) => text)]));
}

function errorText(code: ErrorCode, language: Language, values: AppError['values']): string {
  return translate(texts[language], language, code, values);
}

function namedFields(error: AppError, language: Language): Record<string, string[]> | undefined {
  const entries = Object.entries(error.fields).map(([field, name]): [string, string[]] => [
    field,
    [isFieldError(name) ? fieldTexts[language][name] : errorText(name, language, error.values)],
  ]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** HTTP errors of the framework itself (too large, wrong content type, malformed JSON, …). */
function frameworkCode(error: unknown): ErrorCode {
  const status = fieldOf(error, 'statusCode');
  switch (status) {
    case 404:
      return 'request.unknown_address';
    case 405:
      return 'request.method_not_allowed';
    case 413:
      return 'request.too_large';
    case 415:
      return 'request.unsupported_media_type';
    case 429:
      return 'request.too_many';
    case 503:
      return 'server.unavailable';
    default:
      return typeof status === 'number' && status < 500 ? 'request.invalid' : 'server.error';
  }
}

export function failure(code: ErrorCode, language: Language, errors?: Record<string, string[]>): Failure {
  return { status: errorStatus[code], message: texts[language][code], code, ...(errors ? { errors } : {}) };
}

/** What the caller learns of a failure: a code and its text, never the inside. */
export function failureOf(error: unknown, language: Language): Failure {
  if (error instanceof RequestInvalid) {
    return failure('request.invalid', language, fieldsOf(error.issues, language));
  }
  if (error instanceof AppError) {
    const message = errorText(error.code, language, error.values);
    return { ...failure(error.code, language, namedFields(error, language)), message };
  }
  if (isUnavailable(error)) return failure('server.unavailable', language);
  if (isOfDeletedAccount(error)) return failure('auth.required', language);
  return failure(frameworkCode(error), language);
}

export async function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Failure,
): Promise<void> {
  reply.header('content-language', requestLanguage(request));
  await reply.code(body.status).serializer(JSON.stringify).type('application/json').send(body);
}

/**
 * The address of the page that says what failed, where a form of the browser's own was sent and JSON would be all it
 * shows; null where a program asked. The query is as it came: a failure may be that it is invalid.
 */
export type FailurePage = (query: unknown, failure: Failure) => string | null;

declare module 'fastify' {
  interface FastifyContextConfig {
    failurePage?: FailurePage;
  }
}

/** Every failure below the API leaves as the failure envelope; nothing of the inside leaks. */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const body = failureOf(error, requestLanguage(request));
    // The watch has said once that the database is away; each who asks meanwhile is no news.
    if (isDatabaseUnavailable(error)) request.log.warn({ err: error }, 'no answer from the database');
    else if (body.status >= 500) request.log.error({ err: error }, 'request failed');
    noteRefusal(request, body);
    // The limits per address have said it themselves.
    if (error instanceof AppError && error.status === 429)
      reply.header('retry-after', error.retryAfterSeconds);
    if (body.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    const page = request.routeOptions.config.failurePage?.(request.query, body) ?? null;
    if (page === null) await sendFailure(request, reply, body);
    else await reply.redirect(page, 303);
  });
  app.setNotFoundHandler(async (request, reply) => {
    await sendFailure(request, reply, failure('request.unknown_address', requestLanguage(request)));
  });
}

/** The database, the store of files or the disk cannot be used now; the same may work later. */
const isUnavailable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) || error instanceof StorageUnavailable || isDiskFull(error);

/** A moment, in seconds, after which trying again makes sense. */
const RETRY_AFTER_SECONDS = 5;

/** Error codes of a full disk or quota. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Whether writing failed because the disk is full, which the operator has to repair; trying again later may help. */
const isDiskFull = (error: unknown): boolean => FULL.has(String(fieldOf(error, 'code')));

/** The language a call is answered in. */
export function requestLanguage(request: FastifyRequest): Language {
  return languageOfHeader(request.headers['accept-language']);
}

/** Node's errors for bytes that are no request, with the status that answers each. */
const KINDS: Record<string, [ErrorCode, number]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request.timeout', 408],
  HPE_HEADER_OVERFLOW: ['request.too_large', 431],
};

/** Bytes that are no request, or not in time: no route, hook or language is known, and the answer is like any other refusal. */
export function answerBadRequest(error: Error, socket: Socket): void {
  if (socket.destroyed) return;
  const [code, status] = KINDS[String(fieldOf(error, 'code'))] ?? ['request.invalid', 400];
  const body = JSON.stringify({ ...failure(code, 'en'), status });
  const head = {
    ...apiHeaders,
    'content-type': 'application/json',
    'content-language': 'en',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroy();
}
