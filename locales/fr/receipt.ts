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
  pickup: 'Retrait',
  return: 'Retour',
  price: 'Prix',
  paid: 'Payé le {{date}}',
  refunded: 'Remboursé le {{date}}',
  deposit_note:
    'La caution de {{amount}} est réglée directement avec le loueur et ne fait pas partie de ce reçu.',
  note: 'Ce reçu confirme votre paiement. Il ne remplace pas une facture.',
  page: 'Page {{page}} sur {{pages}}',
} satisfies Texts<typeof en>;
