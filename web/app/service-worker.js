// The service worker, plain JavaScript because it is sent as it stands here, below a line that says what `settings`
// are (web/routes/service-worker.ts). Pages and calls always come from the network when there is one, so no page is
// ever stale. Files of the build never change and are kept. Without a network a page that shows a renter's bookings
// comes as it was last seen, with the answers that this renter was given; any other page is the one that says that
// there is no network.

/** @type {{ version: string, offlinePages: Record<string, string> }} */
const { version, offlinePages } = globalThis.workerSettings;
const files = `files-${version}`;
/** Removed at log-out (web/api/kept-pages.ts). */
const own = 'own';

const isFile = ({ origin, pathname }) => origin === self.location.origin && pathname.startsWith('/assets/');
const isOwnPage = (path) => /^\/(en|it|fr)\/my-booking/.test(path);
const isOwnCall = (path) => /^\/api\/v1\/(profile|customer\/reservation)(\/|$)/.test(path);

/** What a page names of the build: enough to show it. */
const namedFiles = (html) => [...new Set(html.match(/\/assets\/[\w.-]+/g))];

async function keep(name, key, reply) {
  const cache = await caches.open(name);
  await cache.put(key, reply);
}

/**
 * A page that is shown at other pages' addresses, where its scripts would look for those: it is kept without them, except
 * for those marked `data-kept`.
 */
async function keepStill(path) {
  const reply = await fetch(path, { credentials: 'omit' });
  if (!reply.ok) return;
  const html = (await reply.text()).replace(/<script\b(?![^>]*\bdata-kept\b)[\s\S]*?<\/script>/g, '');
  const headers = new Headers(reply.headers);
  headers.delete('content-encoding');
  await keep(files, path, new Response(html, { headers }));
  const cache = await caches.open(files);
  await cache.addAll([...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|woff2|svg)/g))]);
}

/** Whose answer it is, in which language: the token itself is nowhere but in its place. */
async function ownKey(request) {
  const token = new TextEncoder().encode(request.headers.get('authorization') ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', token));
  const url = new URL(request.url);
  url.searchParams.set('of', digest.slice(0, 8).join('-'));
  url.searchParams.set('in', request.headers.get('accept-language') ?? '');
  return url.href;
}

async function fromNetworkElseKept(event, keepReply, key) {
  // Opened before the question: what is answered after a log-out goes where nothing is found again.
  const cache = await caches.open(own);
  try {
    const reply = await fetch(event.request);
    // What could not be kept whole stays as it was.
    if (reply.ok) event.waitUntil(keepReply(cache, key, reply.clone()).catch(() => undefined));
    return reply;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** In place of what was kept of the page, and only once all its files are there: a visit may end in the middle. */
async function keepWhole(cache, path, reply) {
  const html = await reply.text();
  await Promise.all(namedFiles(html).map(ensure));
  // Shown later, it says nothing of what time it is then (`server-clock.ts`).
  const headers = new Headers(reply.headers);
  headers.delete('content-encoding');
  await cache.put(path, new Response(html.replace(/ data-now="[^"]*"/, ''), { headers }));
}

async function page(event) {
  const { pathname } = new URL(event.request.url);
  try {
    return isOwnPage(pathname)
      ? await fromNetworkElseKept(event, keepWhole, pathname)
      : await fetch(event.request);
  } catch (error) {
    const kept = await caches.match(offlinePages[pathname.slice(1, 3)] ?? offlinePages.en);
    if (kept) return kept;
    throw error;
  }
}

/** Where the answer to a call is shown: a renter's list of bookings, or one of them. */
function shownAt(call, language) {
  const [isShown, id = ''] = /\/customer\/reservation(\/[\w-]+)?$/.exec(call) ?? [];
  const path = `/${language}/my-booking${id}`;
  return isShown && isOwnPage(path) ? path : null;
}

/** Who came to their bookings by a link within the site has asked for the answer, and never for the page. */
async function ownCall(event) {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const keepReply = async (cache, key, reply) => {
    await cache.put(key, reply);
    const path = shownAt(pathname, request.headers.get('accept-language'));
    if (path !== null && !(await cache.match(path))) await renewPage(cache, path);
  };
  return fromNetworkElseKept(event, keepReply, await ownKey(request));
}

async function file(request) {
  const kept = await caches.match(request.url);
  return kept ?? fetchFile(request);
}

/** On their way: the page and what keeps it ask for the same ones. */
const coming = new Map();

async function fetchFile(request) {
  const { url } = request;
  const fetched = coming.get(url) ?? fetchOnce(request).finally(() => coming.delete(url));
  coming.set(url, fetched);
  return (await fetched).clone();
}

async function fetchOnce(request) {
  const reply = await fetch(request);
  if (reply.ok) await keep(files, request.url, reply.clone());
  return reply;
}

/** Has the file among those of this build, be it out of an earlier one's: a name stands for its content. */
async function ensure(path) {
  const cache = await caches.open(files);
  if (await cache.match(path)) return;
  const reply = await file(new Request(path, { priority: 'low' }));
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  await cache.put(path, reply);
}

/** Out of the browser's own memory, mostly: a page that was there before its worker names what it was made of. */
async function keepFiles(urls) {
  const own = urls.map((url) => new URL(url)).filter((url) => isFile(url) && url.search === '');
  await Promise.allSettled(own.map((url) => file(new Request(url))));
}

async function renewPage(cache, path) {
  const reply = await fetch(path, { credentials: 'omit', priority: 'low' });
  if (reply.status >= 500) throw new Error(`${path}: ${reply.status}`);
  if (reply.ok && !reply.redirected) await keepWhole(cache, path, reply);
  else await cache.delete(path);
}

async function renewPages() {
  if (!(await caches.has(own))) return;
  // Once and for all of them: a log-out meanwhile removes it, and what comes later is nowhere.
  const cache = await caches.open(own);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isOwnPage);
  // One after the other: whoever is waiting for a page needs the line.
  for (const path of paths) await renewPage(cache, path);
}

/** Files of earlier builds go when no kept page needs them: those pages are fetched anew first, of this build. */
async function renew() {
  const { installing, waiting } = self.registration;
  const isNewest = !installing && !waiting && self.serviceWorker?.state !== 'redundant';
  const names = isNewest ? await caches.keys() : [];
  const old = names.filter((name) => name.startsWith('files-') && name !== files);
  if (old.length === 0) return;
  await renewPages();
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @type {Promise<void> | undefined} */
let renewal;

/** What a lost network or a closed browser cut is begun again with the next page. */
function renewOnce() {
  renewal ??= renew()
    .catch(() => undefined)
    .finally(() => (renewal = undefined));
  return renewal;
}

async function install() {
  await Promise.all(Object.values(offlinePages).map(keepStill));
  await self.skipWaiting();
}

/** Pages wait until it is done, and not for what is renewed. */
async function activate() {
  await self.clients.claim();
  void renewOnce();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data?.files)) return;
  event.waitUntil(Promise.all([keepFiles(event.data.files), renewOnce()]));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isFile(url)) event.respondWith(file(request));
  else if (isOwnCall(pathname)) event.respondWith(ownCall(event));
});
