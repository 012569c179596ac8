import type { Texts } from '../texts.ts';
import type en from '../en/extension.ts';

export default {
  title: 'Garder la voiture plus longtemps',
  open: 'Garder la voiture plus longtemps',
  return_title: 'Votre retour',
  intro:
    'Choisissez un retour plus tardif. {{company}} décide si la voiture est encore disponible ; vous ne payez qu’après son accord.',
  not_possible: 'Le retour ne peut plus être déplacé en ligne. Appelez le loueur.',
  full: 'La voiture n’est pas libre aussi longtemps. Appelez le loueur : il en a peut-être une autre.',
  agreed: 'Retour convenu',
  price_title: 'Prix',
  free: 'Rien de plus à payer',
  ask: 'Demander ce retour',
  ask_hint:
    'Rien n’est débité maintenant. La voiture vous est réservée jusqu’à la réponse du loueur, pendant {{hours}} heures au plus et sans dépasser le retour convenu.',
  price_moved: 'Le prix a changé entre-temps. Vérifiez le nouveau avant d’envoyer la demande.',
  asked_title: 'Vous avez demandé à garder la voiture plus longtemps',
  asked_text: '{{company}} peut répondre jusqu’au {{deadline}}. D’ici là, le retour convenu reste valable.',
  accepted_title: 'Vous pouvez garder la voiture plus longtemps',
  accepted_text: 'Payez {{amount}} avant le {{deadline}}. D’ici là, le retour convenu reste valable.',
  new_return: 'Nouveau retour',
  pay: 'Payer {{amount}}',
  withdraw: 'Garder le retour convenu',
} satisfies Texts<typeof en>;
