import type { Texts } from '../texts.ts';
import type en from '../en/price.ts';

export default {
  line_rental: 'Noleggio: {{periods}}',
  line_deal: 'Offerta',
  line_deal_named: 'Offerta: {{name}}',
  line_coupon: 'Coupon',
  coupon_limited: 'Con il coupon restano da pagare {{amount}}, il minimo che si può addebitare.',
  line_extra: 'Extra',
  line_young_driver: 'Supplemento giovane conducente',
  young_driver_note:
    'Di cui {{amount}} di supplemento del noleggiatore perché al ritiro chi guida ha meno di {{age}} anni: senza, {{before}}.',
  line_one_way: 'Supplemento riconsegna in altra sede',
  line_delivery: 'Consegna',
  line_flexible_return: 'Riconsegna flessibile',
  line_kept_price: 'Già pagato, resta invariato',
  line_waived: 'Differenza non addebitata',
  days_one: '{{count}} giorno',
  days_other: '{{count}} giorni',
  weeks_one: '{{count}} settimana',
  weeks_other: '{{count}} settimane',
  months_one: '{{count}} mese',
  months_other: '{{count}} mesi',
  total: 'Totale',
  total_for: 'Totale per {{days}}',
  details: 'Dettagli',
  vat_included: 'IVA compresa',
  before_vat: 'Imponibile',
  vat: 'IVA 22%, compresa',
  platform_charges: 'Costi della piattaforma senza IVA, compresi nel totale',
  deposit: 'Cauzione, da regolare con il noleggiatore',
  late_cancellation_later:
    'Dopo, e fino all’ora del ritiro, ti rimborsiamo la quota del noleggiatore, {{refund}}, e tratteniamo la nostra commissione di {{commission}}.',
  late_cancellation_at_once:
    'Se annulli ora ti rimborsiamo la quota del noleggiatore, {{refund}}, e tratteniamo la nostra commissione di {{commission}}.',
  late_cancellation_now:
    'Se annulli prima dell’ora del ritiro ti rimborsiamo la quota del noleggiatore, {{refund}}, e tratteniamo la nostra commissione di {{commission}}.',
} satisfies Texts<typeof en>;
