import type { Texts } from '../texts.ts';
import type en from '../en/receipt.ts';

export default {
  title: 'Reçu',
  number: 'Reçu pour la réservation {{number}}',
  issued: 'Établi le {{date}}',
  paid_by: 'Payé par',
  paid_to: 'Reçu par',
  for_company: 'Pour la location de',
  vat_number: 'N° TVA {{vat}}',
  fiscal_code: 'Code fiscal {{code}}',
  rental: 'Location',
  car: 'Voiture',
  delivery: 'Livraison à votre adresse',
  pickup: 'Retrait',
  return: 'Retour',
  price: 'Prix',
  paid: 'Payé le {{date}}',
  refunded: 'Remboursé le {{date}}',
  deposit_note: 'La caution de {{amount}} se règle directement au loueur et ne figure pas sur ce reçu.',
  note: 'Ce reçu confirme votre paiement. Il ne remplace pas une facture.',
  site_note:
    '{{site}} est un site de {{company}}, n° TVA {{vat}}. {{operator}} en gère les réservations et les paiements.',
  page: 'Page {{page}} sur {{pages}}',
} satisfies Texts<typeof en>;
