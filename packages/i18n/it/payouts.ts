import type { Texts } from '../texts.ts';
import type en from '../en/payouts.ts';

export default {
  none: 'Niente da versare',
  none_text: 'Quando un cliente ha pagato, la quota del noleggiatore compare qui.',
  none_of_company: 'Niente di dovuto, bloccato o in arrivo',
  nothing: 'Niente',
  due: 'Dovuto',
  held: 'Bloccato',
  at_check_in: 'Dovuto al check-in',
  owed: 'Ci deve',
  why: 'Perché è bloccato',
  share: 'Quota del noleggiatore',
  payout: 'Versamento',
  hold_dispute_open: 'Contestazione aperta',
  hold_dispute_lost: 'Contestazione persa',
  hold_fraud_warning: 'Sospetto di frode',
  hold_refund_pending: 'Rimborso in corso',
  hold_under_review: 'Pratica di pagamento aperta',
  hold_not_handed_over: 'Check-in fatto, ma in contabilità i soldi sono ancora del cliente',
  hold_account_not_enabled: 'Il conto della società non può ancora ricevere pagamenti',
  hold_staff: 'Trattenuto dal personale della piattaforma',
} satisfies Texts<typeof en>;
