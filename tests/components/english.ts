import type { PageNamespace } from '@nolo/i18n/namespaces.ts';
import { translator, type Translate } from '@nolo/i18n/translate.ts';
import { serverTexts } from '@nolo/site/i18n/server-texts.server.ts';

/** The texts that a page shows: `english('login')('log_in')`. */
export function english<N extends PageNamespace>(namespace: N): Translate<N> {
  const texts = serverTexts('en', namespace);
  if (texts instanceof Promise) throw new Error('every text is in memory');
  return translator<N>(texts, 'en');
}
