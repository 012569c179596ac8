import type { FastifyRequest } from 'fastify';

export const languages = ['en', 'it', 'fr'] as const;
export type Language = (typeof languages)[number];

/** First supported language of an Accept-Language header by its weights; English otherwise. */
export function preferredLanguage(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/);
      return { language: tag.slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const found = wanted.find(({ language }) => (languages as readonly string[]).includes(language));
  return (found?.language as Language | undefined) ?? 'en';
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language']);
}
