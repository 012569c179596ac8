import type { Texts } from '../texts.ts';
import type en from '../en/extension.ts';

export default {
  title: 'Garder la voiture plus longtemps',
  open: 'Garder la voiture plus longtemps',
  return_title: 'Votre restitution',
  intro:
    'Choisissez une restitution plus tardive. {{company}} décide si la voiture est encore disponible ; vous ne payez qu’après son accord.',
  not_possible: 'La restitution ne peut plus être déplacée en ligne. Appelez le loueur.',
  full: 'La voiture n’est pas libre aussi longtemps. Appelez le loueur : il en a peut-être une autre.',
  agreed: 'Restitution convenue',
  price_title: 'Prix',
  free: 'Rien de plus à payer',
  ask: 'Demander cette restitution',
  ask_hint:
    'Rien n’est débité maintenant. La voiture vous est réservée jusqu’à la réponse du loueur, pendant {{hours}} heures au plus et sans dépasser la restitution convenue.',
  price_moved: 'Le prix a changé entre-temps. Vérifiez le nouveau avant d’envoyer la demande.',
  asked_title: 'Vous avez demandé à garder la voiture plus longtemps',
  asked_text:
    '{{company}} peut répondre jusqu’au {{deadline}}. D’ici là, la restitution convenue reste valable.',
  accepted_title: 'Vous pouvez garder la voiture plus longtemps',
  accepted_text: 'Payez {{amount}} avant le {{deadline}}. D’ici là, la restitution convenue reste valable.',
  new_return: 'Nouvelle restitution',
  pay: 'Payer {{amount}}',
  withdraw: 'Garder la restitution convenue',
} satisfies Texts<typeof en>;
