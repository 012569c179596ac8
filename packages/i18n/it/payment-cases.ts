import type { Texts } from '../texts.ts';
import type en from '../en/payment-cases.ts';

export default {
  none: 'Nessuna pratica aperta',
  none_text:
    'Rimborsi non riusciti, contestazioni e tutto ciò che non torna restano qui finché qualcuno non li ha risolti.',
  all_kinds: 'Tutte le pratiche',
  none_of_kind: 'Nessuna pratica di questo tipo è aperta',
  kind: 'Che cosa',
  amount: 'Importo',
  resolved: 'Chiusa il {{at}}',

  text_payment_does_not_fit:
    'Una sessione pagata non corrisponde alla sua prenotazione. Cercala presso il gestore dei pagamenti e rimborsala lì.',
  text_unknown_payment:
    'Il gestore dei pagamenti indica un pagamento, un rimborso, una contestazione o un avviso senza prenotazione. Scopri se è andata persa in un ripristino o se appartiene a un altro sistema.',
  text_payment_missing:
    'Qui risulta pagata, ma presso il gestore dei pagamenti non c’è. Fai in modo che l’auto non venga consegnata e scopri chi l’ha registrata.',
  text_refund_failed:
    'Il cliente non ha ricevuto i suoi soldi. Rimborsali di nuovo sullo stesso pagamento o pagali per altra via; poi chiudi la pratica.',
  text_refund_not_permitted:
    'Il gestore dei pagamenti non ci permette di rimborsare. Correggi la chiave di accesso, poi chiudi la pratica: il rimborso viene inviato di nuovo.',
  text_dispute:
    'Il titolare della carta contesta il pagamento. Rispondi in tempo presso il gestore dei pagamenti; il versamento resta bloccato fino ad allora, e anche dopo se la contestazione è persa.',
  text_fraud_warning:
    'La banca della carta sospetta una frode. Valuta se rimborsare il pagamento; fino ad allora il versamento resta bloccato.',
  text_money_gone:
    'La prenotazione occupa l’auto, ma tutto il suo pagamento è tornato indietro, a mano o per una contestazione persa. Chiudi la prenotazione.',
  text_no_show_objected:
    'La prenotazione è stata chiusa per mancato ritiro, ma il cliente dice di essere venuto. Senti entrambi; se ha ragione il cliente, rimborsa a mano la commissione.',
  text_not_handed_over_objected:
    'Il cliente dice di non aver ricevuto l’auto e il noleggiatore contesta. Senti entrambi; se ha ragione il cliente, rimborsa a mano il pagamento: poi la prenotazione compare qui per essere chiusa.',
  text_difference:
    'Gestore dei pagamenti e contabilità, o contabilità e prenotazione, non coincidono. Trova il movimento che manca o è sbagliato.',
  text_event_given_up:
    'Un evento del gestore dei pagamenti non si è potuto elaborare per un giorno; il registro dice perché. Cerca lì il pagamento.',
  text_job_given_up:
    'Un’operazione in background non è riuscita per un giorno; l’e-mail che doveva inviare non è partita. Blocchi delle auto e rimborsi vengono fatti comunque.',

  to_dispute: 'Che cosa serve per rispondere alla banca',

  details: 'Dettagli',
  field_problem: 'Non coincide',
  field_what: 'Non coincide',
  field_amountMinor: 'Importo',
  field_currency: 'Valuta',
  field_provider: 'Presso il gestore',
  field_expected: 'Secondo la prenotazione',
  field_ours: 'In contabilità',
  field_reason: 'Motivo del gestore',
  field_respondBy: 'Rispondere entro',
  field_fraudType: 'Tipo di frode',
  field_answer: 'Risposta del gestore',
  field_refund: 'Rimborso',
  field_session: 'Sessione',
  field_kind: 'Tipo',
  field_payment: 'Pagamento',
  field_booking: 'Prenotazione indicata',
  field_account: 'Account',
  field_type: 'Evento',
  field_job: 'Operazione',
  field_data: 'Riguarda',
  field_number: 'Prenotazione',
  field_totalMinor: 'Totale',
  reference: 'Riferimento',
  no_payment: 'Nessun pagamento',
  problem_session: 'La sessione',
  problem_intent: 'Il pagamento è di un’altra prenotazione',
  problem_amount: 'L’importo',
  problem_currency: 'La valuta',
  problem_mode: 'Il tipo di sessione',
  problem_live: 'Modalità di prova e reale',
  problem_account: 'L’account',
  difference_payment: 'Un pagamento',
  difference_refund: 'Un rimborso',
  difference_failed_refund: 'Un rimborso non riuscito',
  difference_refund_made_twice: 'Un rimborso fatto due volte',
  difference_refund_without_id: 'Un rimborso senza il numero del gestore',
  difference_dispute: 'Una contestazione',
  difference_provider_cash: 'Il saldo presso il gestore',
  difference_renter_balance: 'Quanto è tenuto per il cliente',
  difference_commission: 'La commissione',
  difference_transfer: 'Trasferimento alla società',
  difference_transfer_refund: 'Trasferimento stornato',
  difference_payout: 'Quanto spetta alla società',

  statements: 'Che cosa dicono',

  resolve: 'Chiudi la pratica',
  resolve_title: 'Chiudere questa pratica?',
  resolve_text: 'Esce dall’elenco e non si può riaprire.',
  resolve_settles:
    'Al cliente sono ancora dovuti {{amount}}. Chiusa la pratica, risultano pagati al di fuori del gestore dei pagamenti.',
  resolve_keeps: 'La prenotazione resta valida e occupa l’auto, senza il suo pagamento.',
  resolve_sends: 'Il rimborso viene poi inviato di nuovo.',
  note: 'Nota',
  note_hint: 'Che cosa hai trovato e fatto. Resta nel registro delle attività.',
  end_booking: 'Chiudi la prenotazione',
  end_title: 'Chiudere questa prenotazione?',
  end_text:
    'L’auto torna libera; cliente e noleggiatore ricevono un’e-mail. Non si muove denaro. Con la prenotazione si chiude anche la pratica.',
} satisfies Texts<typeof en>;
