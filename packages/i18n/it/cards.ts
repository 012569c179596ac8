import type { Texts } from '../texts.ts';
import type en from '../en/cards.ts';

export default {
  title: 'Carte',
  intro:
    'Le carte che hai salvato per pagare. I numeri sono custoditi dal nostro gestore dei pagamenti, mai da noi.',
  all_cards: 'Tutte le carte',
  add: 'Aggiungi una carta',
  add_hint: 'Inserisci la carta sulla pagina del nostro gestore dei pagamenti. Non viene addebitato nulla.',
  saved: 'La carta è stata salvata',
  number: '{{brand}} che termina con {{number}}',
  expires: 'Scadenza {{month}}',
  expired: 'Scaduta ({{month}})',
  default: 'Predefinita',
  make_default: 'Imposta come predefinita',
  make_default_named: 'Imposta {{card}} come predefinita',
  delete: 'Elimina',
  delete_named: 'Elimina {{card}}',
  delete_title: 'Eliminare questa carta?',
  delete_text:
    '{{card}} non si potrà più scegliere per pagare. I rimborsi dei pagamenti già fatti arrivano comunque su questa carta.',
  empty_title: 'Nessuna carta salvata',
  empty_text: 'Salva una carta: la prossima volta non dovrai digitarla.',
} satisfies Texts<typeof en>;
