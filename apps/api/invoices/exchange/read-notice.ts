import type { InvoiceNotice, NoticeKind } from './invoice-exchange.ts';

/** How notices are called between private parties, and in the exchange with public offices. */
const KINDS: Readonly<Record<string, NoticeKind>> = {
  RicevutaConsegna: 'RC',
  RicevutaImpossibilitaRecapito: 'MC',
  NotificaMancataConsegna: 'MC',
  RicevutaScarto: 'NS',
  NotificaScarto: 'NS',
};

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

/**
 * Reads a notice of the exchange system: a small XML file of known elements, in any namespace. Null when it is none: nothing
 * of it is trusted but that a file of ours has the name it gives.
 */
export function readNotice(xml: string): InvoiceNotice | null {
  const root = /<(?:[\w.-]+:)?(\w+)[\s>]/.exec(xml.replace(/<\?[^]*?\?>|<!--[^]*?-->/g, ''))?.[1];
  const kind = root === undefined || !Object.hasOwn(KINDS, root) ? undefined : KINDS[root];
  const fileName = textOf(xml, 'NomeFile');
  if (kind === undefined || fileName === null) return null;
  const errors = partsOf(xml, 'Errore').map((error) => ({
    code: textOf(error, 'Codice') ?? '',
    text: textOf(error, 'Descrizione') ?? '',
  }));
  // Files that were signed on their way have a suffix more.
  const name = fileName.replace(/\.p7m$/i, '');
  return { kind, fileName: name, exchangeId: textOf(xml, 'IdentificativoSdI') ?? '', errors };
}

function partsOf(xml: string, tag: string): string[] {
  const element = new RegExp(`<(?:[\\w.-]+:)?${tag}(?:\\s[^>]*)?>([^]*?)</(?:[\\w.-]+:)?${tag}>`, 'g');
  return [...xml.matchAll(element)].map(([, inside = '']) => inside);
}

function textOf(xml: string, tag: string): string | null {
  const inside = partsOf(xml, tag)[0];
  if (inside === undefined) return null;
  return inside
    .replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim()
    .slice(0, 1000);
}
