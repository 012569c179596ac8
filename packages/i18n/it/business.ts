import type { Texts } from '../texts.ts';
import type en from '../en/business.ts';

/** Forms for rental companies. */
export default {
  email: 'E-mail',
  phone: 'Numero di telefono',
  portal: 'Fai già parte di un noleggiatore? Accedi al portale',
  meeting: 'Prenota una chiamata',
  meeting_text: 'Mezz’ora al telefono, in italiano, inglese o francese. Gli orari sono italiani.',
  meeting_time: 'Quando',
  name: 'Il tuo nome',
  meeting_book: 'Prenota',
  meeting_booked: 'Ti chiamiamo {{moment}}, ora italiana.',
  meeting_calendar: 'Aggiungi al calendario',
} satisfies Texts<typeof en>;
