import type { Texts } from '../texts.ts';
import type en from '../en/content.ts';

/** Labels of the content pages; what they say is in `content/`. */
export default {
  trail: 'Sei qui',
  contents: 'Indice',
  version: 'Versione {{version}}, in vigore dal {{date}}',
  questions: 'Domande e risposte',
  testimonials: 'Che cosa dicono i nostri clienti',
  testimonials_note:
    'Hanno prenotato qui e hanno già riconsegnato l’auto. Le recensioni più recenti, belle o brutte.',
  checklist: 'Prima di prenotare',
  film_pause: 'Metti in pausa il video',
  film_play: 'Riproduci il video',
  cars_for_it: 'Auto per l’occasione',
  none_for_it: 'Al momento nessuna auto è offerta per questa occasione.',
  all_cars: 'Vedi tutte le auto',
  none_text: 'Al momento nessun noleggiatore offre auto qui. Prova a cercare un po’ più lontano.',
  none_in: 'Nessuna auto trovata a {{city}}.',
  cities: 'Città',
  cities_title: 'Noleggio auto per città',
  cities_text:
    'Dove parcheggiare, che cosa comportano le ZTL, dove ricaricare e che cosa vedere: diciannove città italiane per chi viaggia in auto.',
  airports: 'Aeroporti',
  airports_title: 'Noleggio auto in aeroporto',
  airports_text:
    'Terminal, consegna delle chiavi, carburante prima della riconsegna e strada per il centro: che cosa sapere prima di atterrare.',
  see_cars: 'Auto a {{place}}',
  cars_in: 'Auto a {{place}}',
  cars_near: 'Auto vicino a {{place}}',
  intro: 'Vale il viaggio',
  quick_guide: 'Guida rapida a {{city}}',
  distances: 'Quanto dista',
  distance_to: 'Verso',
  minutes: 'minuti',
  distances_note: 'Su strada, senza traffico.',
  legal_title: 'Note legali',
  legal_description:
    'L’informativa sulla privacy, quella sui cookie e le condizioni della piattaforma, e a chi scrivere per saperne di più.',
  legal_keywords: 'noleggio auto, informativa sulla privacy, informativa sui cookie, termini e condizioni',
  legal_privacy: 'Informativa sulla privacy',
  legal_privacy_text: 'Quali dati ci servono, perché, per quanto tempo, e i tuoi diritti.',
  legal_cookies: 'Informativa sui cookie',
  legal_cookies_text: 'Che cosa il tuo browser conserva per noi, e che cosa solo con il tuo consenso.',
  legal_terms: 'Termini e condizioni',
  legal_terms_text: 'Che cosa concordiamo quando prenoti.',
  legal_read: 'Leggi: {{document}}',
  legal_write: 'Domande? Scrivi a',
  contact_text:
    'Una domanda su una prenotazione, un’auto o il tuo account? Scrivici: risponde una persona, di solito entro un giorno lavorativo.',
  contact_message: 'Messaggio',
  contact_send: 'Invia',
  contact_without_scripts:
    'Per questo modulo serve JavaScript. Se non ce l’hai, scrivi all’indirizzo e-mail di questa pagina.',
  contact_sent_title: 'Il tuo messaggio è partito',
  contact_another: 'Scrivi un altro messaggio',
  contact_urgent: 'È urgente e riguarda una prenotazione?',
  contact_urgent_call:
    'Chiamaci e tieni a portata di mano il numero della prenotazione: lo trovi in Le mie prenotazioni.',
  contact_urgent_text: 'Il numero di telefono del noleggiatore è in Le mie prenotazioni.',
} satisfies Texts<typeof en>;
