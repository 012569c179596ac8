import type { FastifyRequest } from 'fastify';
import { languageOfHeader, type Language } from '@nolo/i18n/language.ts';

/** The language a call is answered in. */
export function requestLanguage(request: FastifyRequest): Language {
  return languageOfHeader(request.headers['accept-language']);
}
