import type { PageNamespace } from '../../locales/namespaces.ts';
import { translator, type Translate } from '../../locales/translate.ts';
import { serverTexts } from '../../web/i18n/server-texts.server.ts';

/** The texts that a page shows: `english('login')('log_in')`. */
export function english<N extends PageNamespace>(namespace: N): Translate<N> {
  const texts = serverTexts('en', namespace);
  if (texts instanceof Promise) throw new Error('every text is in memory');
  return translator<N>(texts, 'en');
}
