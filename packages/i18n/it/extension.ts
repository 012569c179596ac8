import type { Texts } from '../texts.ts';
import type en from '../en/extension.ts';

export default {
  title: 'Tieni l’auto più a lungo',
  open: 'Tieni l’auto più a lungo',
  return_title: 'La tua riconsegna',
  intro:
    'Scegli una riconsegna successiva. {{company}} decide se l’auto è ancora disponibile; paghi solo dopo che ha accettato.',
  not_possible: 'La riconsegna non si può più spostare online. Chiama il noleggiatore.',
  full: 'L’auto non è libera così a lungo. Chiama il noleggiatore: forse ne ha un’altra.',
  agreed: 'Riconsegna concordata',
  price_title: 'Prezzo',
  free: 'Nulla da pagare in più',
  ask: 'Chiedi questa riconsegna',
  ask_hint:
    'Ora non paghi nulla. L’auto resta bloccata per te finché il noleggiatore risponde, per {{hours}} ore al massimo e non oltre la riconsegna concordata.',
  price_moved: 'Nel frattempo il prezzo è cambiato. Controlla quello nuovo prima di inviare la richiesta.',
  asked_title: 'Hai chiesto di tenere l’auto più a lungo',
  asked_text: '{{company}} può rispondere fino a {{deadline}}. Fino ad allora vale la riconsegna concordata.',
  accepted_title: 'Puoi tenere l’auto più a lungo',
  accepted_text: 'Paga {{amount}} entro {{deadline}}. Fino ad allora vale la riconsegna concordata.',
  new_return: 'Nuova riconsegna',
  pay: 'Paga {{amount}}',
  withdraw: 'Mantieni la riconsegna concordata',
} satisfies Texts<typeof en>;
