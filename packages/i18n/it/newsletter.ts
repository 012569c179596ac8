import type { Texts } from '../texts.ts';
import type en from '../en/newsletter.ts';

export default {
  title: 'Newsletter',
  question: 'Annullare l’iscrizione alla newsletter?',
  question_text:
    'Non riceverai più novità e offerte da noi. Le e-mail sulle tue prenotazioni continueranno ad arrivarti.',
  button: 'Annulla l’iscrizione',
  done: 'Iscrizione annullata',
  done_text: 'Il tuo indirizzo non è più nella nostra lista. Non riceverai altre newsletter.',
  try_again: 'Riprova',
  try_again_text:
    'In questo momento non è stato possibile annullare l’iscrizione: sei ancora nella nostra lista. Riprova tra poco.',
  invalid: 'Questo link non funziona',
  invalid_text:
    'Non viene da una nostra e-mail o non è più valido. Scrivici e ti togliamo dalla lista, oppure fallo dal tuo account.',
  contact: 'Scrivici',
  home: 'Vai alla pagina iniziale',
  account: 'Vai al mio account',
} satisfies Texts<typeof en>;
