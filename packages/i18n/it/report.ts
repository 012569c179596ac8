import type { Texts } from '../texts.ts';
import type en from '../en/report.ts';

export default {
  title: 'Segnala quest’offerta',
  text: 'Scrivici che cosa non va in {{car}} di {{company}}. La segnalazione viene esaminata da una persona. Se hai prenotato quest’auto, segnala il problema nella tua prenotazione.',
  kind: 'Di che cosa si tratta?',
  kind_choose: 'Scegli',
  kind_misleading: 'È ingannevole: prezzo, foto o descrizione',
  kind_fraud: 'Sembra una truffa',
  kind_unsafe: 'L’auto è pericolosa o non si può noleggiare',
  kind_rights: 'Viola diritti di altri, per esempio foto o un marchio',
  kind_unlawful: 'Viola la legge in altro modo',
  explanation: 'Che cosa non va, e come lo sai?',
  explanation_hint: 'Non indicare dati personali di altri.',
  email: 'E-mail',
  email_hint: 'Per sapere che cosa decidiamo. Il noleggiatore non la vede.',
  good_faith: 'Ritengo in buona fede che quanto scrivo sia vero e completo.',
  send: 'Invia la segnalazione',
  sent_title: 'Grazie, abbiamo ricevuto la tua segnalazione.',
  sent_text: 'La esamina una persona.',
  sent_text_email: 'La esamina una persona. Scriviamo a {{email}} che cosa decidiamo e perché.',
} satisfies Texts<typeof en>;
