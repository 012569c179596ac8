import { buildVersion } from '../app/build-version.ts';
import source from '../app/service-worker.js?raw';
import { languages } from '../../locales/language.ts';
import { paths } from '../app/paths.ts';

/** The service worker's text, which every build changes: a browser that finds another one takes it over. */
export function loader() {
  const offlinePages = Object.fromEntries(languages.map((lang) => [lang, paths.offline(lang)]));
  const settings = JSON.stringify({ version: buildVersion, offlinePages });
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(`globalThis.workerSettings=${settings};\n${source}`, { headers });
}
