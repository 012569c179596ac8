/** A server that is slow with a picture does not hold the scripts back for longer. */
const PICTURES_WITHIN_MS = 1000;

const PRELOAD = '<link rel="modulepreload"';
const MODULE = /<script([^>]*?) type="module" async="">(?=[^<]*<\/script>(?![^]*<script[^>]* type="module"))/;

/**
 * Runs inside the page, as its text: it may use nothing from outside but what it is given. The text of the page is
 * painted first, then the pictures that were fetched for that (`isPriority` of `Picture`): they are a telephone's
 * largest paint, and scripts that came beside them made it half a second later.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- its text is all of it that is in the page */
async function startLate(picturesWithinMs: number): Promise<void> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  const decoded = (picture: HTMLImageElement) => picture.decode().catch(() => undefined);
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await frame();
  await Promise.race([
    Promise.all([...pictures].map(decoded)).then(frame),
    new Promise((late) => setTimeout(late, picturesWithinMs)),
  ]);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="late"]'))
    link.rel = 'modulepreload';
  const module = document.querySelector<HTMLScriptElement>('script[type="late"]');
  if (!module) return;
  module.type = 'module';
  // A script of a type that browsers do not know starts when it is put into the page once more.
  module.parentNode?.insertBefore(module, module.nextSibling);
}

/* oxlint-enable unicorn/consistent-function-scoping */

/**
 * The page with its scripts started once what is seen first is there (docs/decisions/0008). It works on the HTML that
 * React Router's `<Scripts>` has written; a page in which it does not find what it looks for stays as it is.
 */
export function withLateScripts(html: string, nonce: string): string {
  if (!MODULE.test(html) || !html.includes(PRELOAD)) return html;
  const starter = `<script nonce="${nonce}">(${startLate.toString()})(${PICTURES_WITHIN_MS})</script>`;
  return html
    .replaceAll(PRELOAD, '<link rel="late"')
    .replace(MODULE, '<script$1 type="late">')
    .replace(/<\/body>/, `${starter}</body>`);
}
