import type { Texts } from '../texts.ts';
import type en from '../en/commission-invoice.ts';

export default {
  invoice: 'Facture',
  credit_note: 'Avoir',
  number: 'N° {{number}}',
  issued: 'Émise le {{date}}',
  seller: 'Émise par',
  buyer: 'Émise à',
  vat_number: 'TVA {{vat}}',
  fiscal_code: 'Code fiscal {{code}}',
  about: 'Objet',
  booking: 'Réservation',
  credits: 'Annule',
  credited: 'Facture n° {{number}} du {{date}}',
  amounts: 'Montants',
  commission: 'Commission de la plateforme',
  commission_credited: 'Commission de la plateforme, avoir',
  vat: 'TVA {{rate}} %',
  no_vat: 'Sans TVA ({{nature}})',
  total: 'Total',
  copy: 'Copie d’une facture électronique. L’original est le fichier XML transmis par le système d’échange italien (SdI).',
  rejected:
    'Le système d’échange a rejeté cette facture : elle est réputée non émise tant qu’elle n’est pas renvoyée.',
} satisfies Texts<typeof en>;
