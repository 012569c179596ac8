import type { z } from 'zod';
import type { signing } from '@nolo/contract/agreements.ts';
import { toLocal } from '@nolo/domain/calendar/zone.ts';
import { formatDateTime } from '@nolo/i18n/format.ts';
import type { Language } from '@nolo/i18n/language.ts';
import { drawPaper } from '../../platform/papers/paper.ts';
import { agreementTexts, type AgreementContent } from './agreement-content.ts';

type Drawn = {
  timeZone: string;
  language: Language;
  signed: Pick<z.output<typeof signing>, 'signature' | 'clauses_signature'>;
  at: Date;
};

/** The agreement as it was signed, as a PDF. */
export function drawAgreement(
  content: AgreementContent,
  { timeZone, language, signed, at }: Drawn,
): Promise<Buffer> {
  const t = agreementTexts(language);
  const date = formatDateTime(toLocal(at.toISOString(), timeZone), language);
  const line = t('signature_line', { date });
  const { signer: name } = content;
  return drawPaper({
    language,
    site: { name: content.parties[0]?.lines[0] ?? '', colour: '#14202b' },
    title: content.title,
    number: content.number,
    issued: t('signed_on', { date }),
    parties: content.parties,
    rentalHeading: content.facts_heading,
    facts: content.facts,
    priceHeading: content.price_heading,
    rows: content.rows.map(({ is_strong: isStrong, ...row }) => ({ ...row, isStrong })),
    sections: content.sections,
    signatures: [
      { name: t('signature', { name }), line, strokes: signed.signature },
      { name: t('signature_clauses', { name }), line, strokes: signed.clauses_signature },
    ],
    notes: [],
  });
}
