import type { Texts } from '../texts.ts';
import type en from '../en/portal.ts';

export default {
  title: 'Nolo per i noleggiatori',
  back_to_start: 'Torna all’inizio',
  not_allowed_title: 'Non previsto dal tuo ruolo',

  code_title: 'Il tuo codice monouso',
  code_text: 'Apri l’app di autenticazione sul telefono e scrivi il codice che mostra per Nolo.',
  code: 'Codice',
  recovery_code: 'Codice di recupero',
  use_recovery: 'Usa un codice di recupero',
  use_code: 'Usa un codice dell’app',
  other_account: 'Accedi con un altro account',

  set_up_title: 'Proteggi il tuo accesso',
  set_up_text:
    'Accedi con la password e con il codice di un’app di autenticazione: così una password rubata non apre nulla. Aggiungi ora Nolo all’app: il codice qui sotto vale 10 minuti.',
  set_up_scan: 'Inquadra questo codice con l’app',
  set_up_qr: 'Codice QR per l’app di autenticazione',
  set_up_open: 'Apri l’app su questo dispositivo',
  set_up_secret: 'Oppure scrivi questa chiave nell’app',
  set_up_code: 'Codice che l’app mostra ora',

  recovery_title: 'I tuoi codici di recupero',
  recovery_text:
    'Per il giorno in cui perdi il telefono: ogni codice vale per un solo accesso. Li mostriamo soltanto ora. Tienili su carta o in un gestore di password.',
  recovery_done: 'Li ho annotati',
  copy: 'Copia',
  copied: 'Copiato',
  download: 'Scarica',

  companies_title: 'Le tue aziende',
  change_company: 'Cambia azienda',
  role_owner: 'Titolare',
  role_manager: 'Responsabile',
  role_counter: 'Banco',
  role_support: 'Assistenza',
  role_documents: 'Verifica documenti',
  role_finance: 'Pagamenti',
  role_admin: 'Amministrazione',

  handovers: 'Ritiri e riconsegne',
  today: 'Oggi',
  tomorrow: 'Domani',
  nothing_today: 'Oggi nessun ritiro e nessuna riconsegna.',
  nothing_tomorrow: 'Domani nessun ritiro e nessuna riconsegna.',
  address_missing: 'Dove si trova?',
  address_missing_text:
    'I clienti leggono solo la città di: {{locations}}. Scrivi la via e come si trova il banco.',
  address_missing_open: 'Scrivi l’indirizzo',
  nothing_title: 'Nessuna auto da consegnare',
  nothing_text:
    'Oggi e domani non ci sono ritiri né riconsegne. Una prenotazione compare qui appena è pagata.',
  done_pickup: 'Ritirata',
  done_return: 'Riconsegnata',
  renter_deleted: 'Account eliminato',

  renter: 'Cliente',
  call: 'Chiama {{name}}',
  delivery: 'Consegna al cliente',
  money: 'Prezzo e versamento',
  paid: 'Pagato dal cliente, IVA inclusa',
  payout: 'La tua quota, versata al check-in',
  deposit: 'Cauzione, da regolare con il cliente',
  invoice_to: 'Fattura da inviare a',

  calendar: 'Calendario',
  company: 'Azienda',
  offers: 'Offerte e coupon',
  cars: 'Auto',
  members: 'Persone',

  audit: 'Registro attività',

  review_hidden: 'Nascosta da Nolo: la leggono ancora solo il cliente e l’azienda. Il motivo: {{reason}}',
  review_answer: 'Risposta dell’azienda, {{date}}',
  number_unreadable: 'Non si capisce. Scrivi, per esempio, {{example}}.',
} satisfies Texts<typeof en>;
