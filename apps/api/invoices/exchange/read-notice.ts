import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { InvoiceNotice, NoticeKind } from './invoice-exchange.ts';

/** How notices are called between private parties, and in the exchange with public offices. */
const KINDS: ReadonlyMap<string, NoticeKind> = new Map([
  ['RicevutaConsegna', 'RC'],
  ['RicevutaImpossibilitaRecapito', 'MC'],
  ['NotificaMancataConsegna', 'MC'],
  ['RicevutaScarto', 'NS'],
  ['NotificaScarto', 'NS'],
]);

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  isArray: (tag) => tag === 'Errore',
});

const text = z.string().transform((whole) => whole.slice(0, 1000));
const file = z.record(
  z.string(),
  z.object({
    NomeFile: text,
    IdentificativoSdI: text.default(''),
    ListaErrori: z
      .object({ Errore: z.array(z.object({ Codice: text.default(''), Descrizione: text.default('') })) })
      .optional(),
  }),
);

/**
 * Reads a notice of the exchange system: a small XML file of known elements, in any namespace. Null when it is none: nothing
 * of it is trusted but that a file of ours has the name it gives.
 */
export function readNotice(xml: string): InvoiceNotice | null {
  const [root = '', notice] = Object.entries(file.safeParse(parsed(xml)).data ?? {})[0] ?? [];
  const kind = KINDS.get(root);
  if (kind === undefined || notice === undefined) return null;
  const { NomeFile, IdentificativoSdI, ListaErrori } = notice;
  return {
    kind,
    // Files that were signed on their way have a suffix more.
    fileName: NomeFile.replace(/\.p7m$/i, ''),
    exchangeId: IdentificativoSdI,
    errors: ListaErrori?.Errore.map(({ Codice, Descrizione }) => ({ code: Codice, text: Descrizione })) ?? [],
  };
}

/** No notice has a document type, the one place where entities other than XML's own five are declared. */
function parsed(xml: string): unknown {
  if (/<!DOCTYPE/i.test(xml)) return null;
  try {
    return parser.parse(xml, true);
  } catch {
    return null;
  }
}
