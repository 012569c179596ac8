import type { Texts } from '../texts.ts';
import type en from '../en/price.ts';

export default {
  line_rental: 'Location : {{periods}}',
  line_deal: 'Offre',
  line_deal_named: 'Offre : {{name}}',
  line_coupon: 'Code promo',
  coupon_limited: 'Avec le code promo, il reste {{amount}} à payer, le minimum qui puisse être débité.',
  line_extra: 'Option',
  line_young_driver: 'Supplément jeune conducteur',
  young_driver_note:
    'Dont {{amount}} de supplément du loueur, car un conducteur a moins de {{age}} ans au retrait : sans lui, {{before}}.',
  line_one_way: 'Supplément aller simple',
  line_delivery: 'Livraison',
  line_flexible_return: 'Retour flexible',
  line_kept_price: 'Déjà payé, reste inchangé',
  line_waived: 'Différence non facturée',
  days_one: '{{count}} jour',
  days_other: '{{count}} jours',
  weeks_one: '{{count}} semaine',
  weeks_other: '{{count}} semaines',
  months_one: '{{count}} mois',
  months_other: '{{count}} mois',
  total: 'Total',
  total_for: 'Total pour {{days}}',
  details: 'Détails',
  vat_included: 'TVA comprise',
  before_vat: 'Hors TVA',
  vat: 'TVA 22 %, comprise',
  platform_charges: 'Frais de plateforme hors TVA, compris dans le total',
  deposit: 'Caution, à régler au loueur',
  late_cancellation_later:
    'Ensuite, jusqu’à l’heure du retrait, nous vous remboursons la part du loueur, {{refund}}, et gardons notre commission de {{commission}}.',
  late_cancellation_at_once:
    'Si vous annulez maintenant, nous vous remboursons la part du loueur, {{refund}}, et gardons notre commission de {{commission}}.',
  late_cancellation_now:
    'Si vous annulez avant l’heure du retrait, nous vous remboursons la part du loueur, {{refund}}, et gardons notre commission de {{commission}}.',
} satisfies Texts<typeof en>;
