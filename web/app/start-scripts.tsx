import { use } from 'react';
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { CAR_LIST, carInViewKey, noteCarInView, readNotedCar, showCarInView } from './car-in-view.ts';
import { chunksOf } from './route-chunks.ts';

type Framework = NonNullable<React.ContextType<typeof FrameworkContext>>;

/** A server that is slow with a picture does not hold the scripts back for long. */
const PICTURES_WITHIN_MS = 1000;

/**
 * What the page shows at first: its text, then those pictures that were fetched for that (`isPriority` of `Picture`). They
 * are a telephone's largest paint, and scripts that came beside them made it half a second later.
 */
const isShown = `(()=>{
const frame=()=>new Promise((drawn)=>requestAnimationFrame(()=>setTimeout(drawn)));
const decoded=(picture)=>picture.decode().catch(()=>undefined);
const pictures=()=>Promise.all([...document.querySelectorAll('img[fetchpriority="high"]')].map(decoded));
return frame().then(()=>Promise.race([pictures().then(frame),new Promise((late)=>setTimeout(late,${PICTURES_WITHIN_MS}))]))})()`;

/** Stands in the page as text: what it fetches and in which order, once its first pictures are on the screen. */
function starter({ manifest }: Framework, routeIds: string[]): string {
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? []);
  const chunks = Object.fromEntries(routes.map((route) => [route.id, chunksOf(route)]));
  const imports = [...manifest.entry.imports, ...routes.flatMap((route) => route.imports ?? [])];
  const preloads = [...new Set([manifest.entry.module, ...imports])];
  return `${isShown}.then(()=>{
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const load=([id,urls])=>Promise.all(urls.map((url)=>import(url))).then((parts)=>[id,Object.assign({},...parts)]);
Promise.all([import(${JSON.stringify(manifest.url)}),...Object.entries(${JSON.stringify(chunks)}).map(load)]).then(([,...modules])=>{
window.__reactRouterRouteModules=Object.fromEntries(modules);
return import(${JSON.stringify(manifest.entry.module)})})})`;
}

/** React Router's own first words: where the loaders' data arrives while the page streams. */
function receiver({ serverHandoffString }: Framework): string {
  return `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())`;
}

/** Behind what the router says about where the page is scrolled to. */
function carInView(routeIds: string[]): string {
  const [list, key] = [CAR_LIST, carInViewKey].map((name) => JSON.stringify(name));
  const noted = `()=>(${readNotedCar.toString()})(${key})`;
  const show = routeIds.includes(carListRoute) ? `;(${showCarInView.toString()})(${list},${noted})` : '';
  return `(${noteCarInView.toString()})(${list},${key})${show}`;
}

const carListRoute = 'routes/car-list';

/** zod asks, as soon as a schema is made, whether it may generate code: the content security policy reports that. */
const noGeneratedCode = 'globalThis.__zod_globalConfig={jitless:true}';

/**
 * React Router's `<Scripts>`, but the browser paints first: style sheet, font and the first pictures have the
 * connection to themselves, then 120 kB of scripts follow. Until then links and forms work by themselves, and
 * what else is pressed or typed is kept (`record-early-input.ts`). React Router offers no option for it, hence the look into its context; the browser tests
 * would notice a change at once.
 */
export function StartScripts() {
  const framework = use(FrameworkContext);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Scripts />;
  if (!framework) return null;
  // The way React Router's own <Scripts> tells its stream to follow.
  // oxlint-disable-next-line react/immutability -- a server-only note between the two, made while rendering
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
  const routeIds = matches.map(({ id }) => id);
  // Written by the server alone, and no part of what browsers load.
  const text = import.meta.env.SSR
    ? `${noGeneratedCode};${receiver(framework)};${starter(framework, routeIds)};${carInView(routeIds)}`
    : '';
  return (
    <script
      nonce={framework.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text.replaceAll('</', '<\\/') }}
    />
  );
}
