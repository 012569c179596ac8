import type { Texts } from '../texts.ts';
import type en from '../en/newsletter.ts';

export default {
  title: 'Newsletter',
  question: 'Se désabonner de la newsletter ?',
  question_text:
    'Vous ne recevrez plus nos nouveautés ni nos offres. Les e-mails sur vos réservations vous parviendront toujours.',
  button: 'Se désabonner',
  done: 'Désabonnement effectué',
  done_text: 'Votre adresse ne figure plus sur notre liste. Vous ne recevrez plus de newsletter.',
  try_again: 'Veuillez réessayer',
  try_again_text:
    'Le désabonnement n’a pas abouti : vous figurez encore sur notre liste. Réessayez dans un instant.',
  invalid: 'Ce lien ne fonctionne pas',
  invalid_text:
    'Il ne vient pas de l’un de nos e-mails ou n’est plus valable. Écrivez-nous et nous vous retirerons de la liste, ou faites-le dans votre compte.',
  contact: 'Nous écrire',
  home: 'Page d’accueil',
  account: 'Mon compte',
} satisfies Texts<typeof en>;
