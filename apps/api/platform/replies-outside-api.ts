import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_BASE } from '@nolo/contract/addresses.ts';
import type { Failure } from '@nolo/contract/endpoint.ts';
import en from '@nolo/i18n/en/common.ts';
import fr from '@nolo/i18n/fr/common.ts';
import it from '@nolo/i18n/it/common.ts';
import { isLanguage, type Language } from '@nolo/i18n/language.ts';
import { setApiHeaders } from './reply-headers.ts';
import { failure, failureOf, sendFailure, requestLanguage } from './error-replies.ts';
import { noteRefusal } from './security-events.ts';

const goHome: Record<Language, string> = {
  en: en.not_found_action,
  it: it.not_found_action,
  fr: fr.not_found_action,
};

/** A page says its language in its address; everything else in a header. */
function pageLanguage(request: FastifyRequest): Language {
  const segment = request.url.split(/[/?]/)[1] ?? '';
  return isLanguage(segment) ? segment : requestLanguage(request);
}

/** What a browser shows when not even the site's own Page Not Found can be rendered: no script, no style, no detail. */
function page({ message }: Failure, language: Language): string {
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${message}</title>`,
    `<h1>${message}</h1><p><a href="/${language}">${goHome[language]}</a></p></html>`,
  ].join('');
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, body: Failure): Promise<void> {
  if (!request.headers.accept?.includes('text/html')) return sendFailure(request, reply, body);
  const language = pageLanguage(request);
  reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  reply.header('content-language', language);
  await reply.code(body.status).type('text/html; charset=utf-8').send(page(body, language));
}

/** Addresses that no route is even looked up for: they do not decode, or a part is too long. */
export async function replyToBadAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  setApiHeaders(reply);
  const body = failure('request.invalid', requestLanguage(request));
  return request.url.startsWith(API_BASE)
    ? sendFailure(request, reply, body)
    : sendPage(request, reply, body);
}

/** Failures of pages, pictures and files, and addresses that nothing answers: same headers, nothing of the inside. */
export function registerRepliesOutsideApi(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    setApiHeaders(reply);
    const body = failureOf(error, requestLanguage(request));
    if (body.status >= 500) request.log.error({ err: error }, 'request failed');
    noteRefusal(request, body);
    await sendPage(request, reply, body);
  });
  app.setNotFoundHandler(async (request, reply) => {
    setApiHeaders(reply);
    await sendPage(request, reply, failure('request.unknown_address', requestLanguage(request)));
  });
}
