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

async function keep(name, key, reply) {
  const cache = await caches.open(name);
  await cache.put(key, reply);
}

/** A page that is shown at other pages' addresses, where its scripts would look for those: it is kept without them. */
async function keepStill(path) {
  const reply = await fetch(path, { credentials: 'omit' });
  if (!reply.ok) return;
  const html = (await reply.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
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

async function fromNetworkElseKept(request, key) {
  try {
    const reply = await fetch(request);
    if (reply.ok) await keep(own, key, reply.clone());
    return reply;
  } catch (error) {
    const cache = await caches.open(own);
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function page(request) {
  const { pathname } = new URL(request.url);
  try {
    return isOwnPage(pathname) ? await fromNetworkElseKept(request, pathname) : await fetch(request);
  } catch (error) {
    const kept = await caches.match(offlinePages[pathname.slice(1, 3)] ?? offlinePages.en);
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await keep(files, request.url, reply.clone());
  return reply;
}

/** Out of the browser's own memory, mostly: a page that was there before its worker names what it was made of. */
async function keepFiles(urls) {
  const own = urls.map((url) => new URL(url)).filter((url) => isFile(url) && url.search === '');
  await Promise.allSettled(own.map((url) => file(new Request(url))));
}

async function install() {
  await Promise.all(Object.values(offlinePages).map(keepStill));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('files-') && name !== files);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.files)) event.waitUntil(keepFiles(event.data.files));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (isFile(url)) event.respondWith(file(request));
  else if (isOwnCall(pathname)) {
    event.respondWith(ownKey(request).then((key) => fromNetworkElseKept(request, key)));
  }
});
