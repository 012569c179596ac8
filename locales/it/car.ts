import type { Texts } from '../texts.ts';
import type en from '../en/car.ts';

export default {
  title: '{{name}} a noleggio a {{city}}',
  description:
    'Noleggia {{name}} da {{company}} a {{city}}, da {{price}} al giorno. IVA e tutti i costi compresi, cancellazione gratuita fino a 48 ore prima del giorno del ritiro.',
  by_company: 'Offerta da {{company}}',
  gallery: 'Immagini dell’auto',
  picture_side: '{{name}} di lato',
  'picture_three-quarter': '{{name}} davanti',
  picture_rear: '{{name}} da dietro',
  picture_interior: 'Interni della {{name}}',
  picture_number: 'Immagine {{number}} di {{count}}',
  previous_picture: 'Immagine precedente',
  next_picture: 'Immagine successiva',

  about: 'L’auto',
  type: 'Tipo',
  seats: 'Posti',
  doors: 'Porte',
  transmission: 'Cambio',
  fuel: 'Alimentazione',
  year: 'Anno',
  kilometres: 'Chilometri',
  handover: 'Consegna',
  handover_delivery: 'Dove vuoi tu, o presso il noleggiatore',
  handover_location: 'Solo presso il noleggiatore',
  parking: 'Parcheggio',
  prices: 'Prezzi',
  per_day: 'Al giorno',
  per_week: 'A settimana',
  per_month: 'Al mese (30 giorni)',
  prices_note: 'IVA compresa. Calcoliamo per te la combinazione più conveniente di giorni, settimane e mesi.',
  deals: 'Offerte',
  deal_percent: '{{value}}% di sconto',
  deal_amount: '{{amount}} di sconto',
  deal_until: 'per ritiri fino al {{date}}',
  known_issues: 'Segni già presenti',

  terms: 'Da sapere',
  cancellation_title: 'Cancellazione gratuita fino al {{date}}',
  cancellation_text:
    'Dopo, e prima del check-in, ti tornano {{amount}}: il totale meno la nostra commissione.',
  cancellation_title_late: 'Per queste date la cancellazione gratuita è scaduta',
  cancellation_text_late:
    'Se cancelli prima del check-in ti tornano {{amount}}: il totale meno la nostra commissione.',
  cancellation_title_general: 'Cancellazione gratuita fino a 48 ore prima del giorno del ritiro',
  late_title: 'Riconsegna in ritardo',
  late_text:
    'Oltre un’ora di ritardo costa {{amount}} per ogni giorno iniziato, da regolare con il noleggiatore.',
  young_title: 'Conducenti sotto i 25 anni',
  young_text: '{{amount}} al giorno per chi ha meno di 25 anni.',
  notice_title: 'Preavviso',
  notice_text: 'Prenota almeno {{hours}} prima del ritiro.',
  hours_count_one: '{{count}} ora',
  hours_count_other: '{{count}} ore',

  opening_hours: 'Orari di apertura',
  opening_hours_text: 'Ritiro e riconsegna sono possibili in questi orari.',
  open_24_hours: '24 ore',
  closed: 'Chiuso',
  hours_range: '{{from}} – {{to}}',
  hours_of_day: '{{day}}: {{hours}}',
  company: 'Noleggiatore',

  availability: 'Disponibilità',
  availability_text: 'I giorni barrati sono già presi. Scegli qui i tuoi giorni.',

  book_title: 'Il tuo noleggio',
  book_now: 'Prenota ora',
  not_charged: 'Per ora non paghi nulla.',
  flexible_fee: 'Riconsegnare a un’altra ora costa {{amount}} una sola volta.',
  flexible_free: 'Questo noleggiatore non chiede nulla per riconsegnare a un’altra ora.',

  price_details: 'Dettagli del prezzo',
  price_failed: 'In questo momento non riusciamo a calcolare il prezzo. Riprova.',

  held_title: 'Quest’auto è riservata per te fino alle {{time}}',
  held_text:
    'La tua prenotazione è in attesa di pagamento. Se prenoti di nuovo da qui, la nuova la sostituisce.',
  held_link: 'Alle mie prenotazioni',
  taken_title: 'Non disponibile in queste date',
  taken_text: 'Scegli altri giorni, o guarda auto simili e libere.',
  see_similar: 'Vedi auto simili',
  similar: 'Auto simili',

  unavailable_title_car: '{{car}} non si può prenotare',
  unavailable_title: 'Questa auto non si può prenotare',
  unavailable_text: 'Non è offerta in queste date. Queste auto sono simili, e libere.',
  unavailable_text_none: 'Non è offerta in queste date. Ci sono altre auto per te.',
  unavailable_other_dates: 'Scegli altre date',
  unavailable_all: 'Vedi tutte le auto',
} satisfies Texts<typeof en>;
