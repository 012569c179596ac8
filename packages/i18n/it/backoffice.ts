import type { Texts } from '../texts.ts';
import type en from '../en/backoffice.ts';

export default {
  title: 'Back office di Nolo',
  start: 'Inizio',
  hello: 'Ciao, {{name}}',
  role_support: 'Assistenza',
  role_documents: 'Verifica documenti',
  role_finance: 'Pagamenti',
  role_admin: 'Amministrazione',
  audit_text: 'Che cosa hanno fatto e consultato noleggiatori e personale',
  portal: 'Il portale dei noleggiatori',
  portal_text: 'Dove i noleggiatori vedono le loro prenotazioni',
  site: 'Il sito per i clienti',
  site_text: 'Quello che i clienti vedono e prenotano',
} satisfies Texts<typeof en>;
