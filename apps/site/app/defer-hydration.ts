/** A server that is slow with a picture does not hold the scripts back for longer. */
const PICTURES_WITHIN_MS = 1000;

/** What `<Scripts>` writes: preloads of its modules, and the one module script of a page, which loads and starts them. */
const PRELOAD = '<link rel="modulepreload"';
const MODULE = / type="module" async="">/;

/**
 * Runs inside the page, as its text: it may use nothing from outside but what it is given. The text of the page is
 * painted first, then the pictures that were fetched for that (`isPriority` of `Picture`): they are a telephone's
 * largest paint, and scripts that came beside them made it half a second later.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- its text is all of it that is in the page */
async function hydrateLater(picturesWithinMs: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const decoded = (picture: HTMLImageElement) => picture.decode().catch(() => undefined);
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await frame();
  await Promise.race([
    Promise.all([...pictures].map(decoded)).then(frame),
    new Promise((resolve) => setTimeout(resolve, picturesWithinMs)),
  ]);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="deferred"]'))
    link.rel = 'modulepreload';
  const module = document.querySelector<HTMLScriptElement>('script[type="deferred"]');
  if (!module) return;
  module.type = 'module';
  // A script of a type that browsers do not know starts when it is put into the page once more.
  module.parentNode?.insertBefore(module, module.nextSibling);
}

/* oxlint-enable unicorn/consistent-function-scoping */

/**
 * The page with its scripts started once what is seen first is there (docs/decisions/0029). It works on the HTML that
 * React Router's `<Scripts>` has written; a page in which it does not find what it looks for stays as it is.
 */
export function deferHydration(html: string, nonce: string): string {
  if (!MODULE.test(html) || !html.includes(PRELOAD)) return html;
  const starter = `<script nonce="${nonce}">(${hydrateLater.toString()})(${PICTURES_WITHIN_MS})</script>`;
  return html
    .replaceAll(PRELOAD, '<link rel="deferred"')
    .replace(MODULE, ' type="deferred">')
    .replace('</body>', () => `${starter}</body>`);
}
