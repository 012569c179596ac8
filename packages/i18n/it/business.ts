import type { Texts } from '../texts.ts';
import type en from '../en/business.ts';

/** Forms for rental companies. */
export default {
  first_name: 'Nome',
  last_name: 'Cognome',
  email: 'E-mail',
  company_name: 'Nome dell’azienda',
  phone: 'Numero di telefono',
  certificate: 'Carica la visura camerale',
  certificate_hint: 'PDF, JPG o PNG, al massimo 10 MB',
  certificate_choose: 'Scegli un file',
  certificate_none: 'Nessun file scelto',
  is_italian: 'La mia azienda di noleggio auto è registrata in Italia.',
  accept: 'Accetto i',
  terms: 'termini per gli autonoleggi',
  and: 'e l’',
  privacy: 'informativa sulla privacy',
  approve:
    'Ai sensi degli articoli 1341 e 1342 del codice civile approvo specificamente questi articoli dei termini per gli autonoleggi: {{articles}}.',
  submit: 'Invia',
  portal: 'Lavori già con noi? Apri il portale per gli autonoleggi',
  meeting: 'Prenota una chiamata',
  meeting_text: 'Mezz’ora al telefono, in italiano, inglese o francese. Gli orari sono italiani.',
  meeting_time: 'Quando',
  name: 'Il tuo nome',
  meeting_book: 'Prenota',
  meeting_booked: 'Ti chiamiamo {{moment}}, ora italiana.',
  meeting_calendar: 'Aggiungi al calendario',
} satisfies Texts<typeof en>;
