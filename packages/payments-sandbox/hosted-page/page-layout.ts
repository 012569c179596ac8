import type { FastifyReply } from 'fastify';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { textsIn } from './texts.ts';
import type { Language } from './texts.ts';

export interface Page {
  title: string;
  language: Language;
  merchant: string;
  backUrl: string | null;
  content: Html;
  /** Where the form on this page may lead to after its submission; browsers check redirects too. */
  formTargets: (string | null)[];
}

export async function sendPage(reply: FastifyReply, status: number, page: Page): Promise<void> {
  await reply
    .code(status)
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentSecurityPolicy(page.formTargets),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>\n${documentOf(page).markup}`);
}

function documentOf({ title, language, merchant, backUrl, content }: Page): Html {
  const texts = textsIn(language);
  return html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light" />
      <title>${title} · ${texts.testMode}</title>
      <link rel="stylesheet" href="/assets/hosted-page.css" />
    </head>
    <body>
      <header class="top">
        ${backUrl !== null && html`<a class="back" href="${backUrl}"><span aria-hidden="true">←</span> ${texts.back}</a>`}
        <span class="merchant">${merchant}</span>
        <strong class="test-mode">${texts.testMode}</strong>
      </header>
      <main>${content}</main>
    </body>
  </html>`;
}

/** A page that only says something. */
export function messageContent(
  title: string,
  help: string,
  link: { url: string; label: string } | null,
): Html {
  return html`<section class="panel message">
    <h1>${title}</h1>
    <p>${help}</p>
    ${link && html`<p><a class="button" href="${link.url}">${link.label}</a></p>`}
  </section>`;
}

function contentSecurityPolicy(formTargets: (string | null)[]): string {
  const origins = formTargets.flatMap((target) => (target === null ? [] : [new URL(target).origin]));
  return [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${[...new Set(origins)].join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
