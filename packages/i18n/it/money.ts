import type { Texts } from '../texts.ts';
import type en from '../en/money.ts';

export default {
  title: 'Incassi',
  text: 'La tua quota di ogni noleggio arriva sul tuo conto dopo il ritiro.',
  account: 'Conto per i pagamenti',
  account_see: 'Vedi il conto',
  account_complete: 'Completa il conto',
  account_ask: 'Può completarlo un titolare, alla voce Azienda.',

  sums: 'Situazione',
  due: 'Dovuto',
  sending: 'In arrivo',
  held: 'Trattenuto',
  failed: 'Non arrivato',
  paid: 'Versato finora',
  at_check_in: 'Matura al ritiro',
  owed: 'Devi',

  payouts: 'Versamenti',
  payouts_none: 'Ancora nessun versamento',
  payouts_none_text: 'Quando un’auto è stata ritirata, la tua quota della prenotazione compare qui.',
  column_booking: 'Prenotazione',
  column_date: 'Ritiro',
  column_share: 'La tua quota',
  column_state: 'Stato',
  column_amount: 'Versamento',
  extension: 'Prolungamento',
  more: 'Versamenti precedenti',
  first: 'Torna agli ultimi',

  state_due: 'Dovuto',
  state_held: 'Trattenuto',
  state_sending: 'In arrivo',
  state_sent: 'Versato',
  state_failed: 'Non arrivato',
  state_reversed: 'Ripreso',
  sent_on: 'il {{date}}',
  due_from: 'Parte da: {{moment}}',
  try_again: 'Prossimo tentativo: {{moment}}',
  offset: 'Trattenuto per quello che dovevi per {{number}}: {{amount}}',
  reversed: 'Ripreso, perché il cliente è stato rimborsato o il pagamento corretto: {{amount}}',

  hold_dispute_open:
    'Il cliente contesta il pagamento con la sua banca. I soldi aspettano che la banca decida.',
  hold_fraud_warning: 'La banca del cliente sospetta un uso illecito della carta. Stiamo verificando.',
  hold_refund_pending: 'È in corso un rimborso al cliente. Il versamento segue.',
  hold_under_review:
    'Una persona di Nolo sta controllando il pagamento della prenotazione. Non devi fare nulla.',
  hold_not_handed_over: 'Il pagamento non ti è ancora stato registrato. Stiamo sistemando.',
  hold_account_not_enabled: 'Il tuo conto presso il gestore dei pagamenti non può ancora ricevere soldi.',
  held_because: 'L’amministrazione di Nolo trattiene questo versamento: {{reason}}',
  hold_staff: 'L’amministrazione di Nolo sta controllando questo versamento. Non devi fare nulla.',
  failure_account:
    'Il tuo conto presso il gestore dei pagamenti non ha accettato i soldi. Controlla che lì non ti chiedano qualcosa.',
  failure_platform: 'Il trasferimento non è riuscito per un motivo nostro. Il tuo conto non c’entra.',

  debts: 'Che cosa devi',
  debts_text: 'Viene tolto dai prossimi versamenti, a partire dal debito più vecchio. Non devi fare nulla.',
  debt_commission: 'Commissione: l’auto non è stata fornita',
  debt_share: 'Quota di un noleggio il cui cliente è stato rimborsato',

  statements: 'Estratti conto',
  statements_text: 'Tutti i movimenti di un mese, per te e per chi ti tiene la contabilità.',
  running_month: 'finora',
} satisfies Texts<typeof en>;
