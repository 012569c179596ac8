import type { Texts } from '../texts.ts';
import type en from '../en/audit.ts';

export default {
  text: 'Che cosa è stato fatto e consultato, dal più recente. Nessuno può modificarlo.',
  at: 'Quando',
  actor: 'Chi',
  action: 'Che cosa',
  object: 'Riferimento',
  company: 'Azienda',
  empty: 'Non è ancora stato fatto nulla.',
  older: 'Precedenti',
  latest: 'Torna ai più recenti',
  action_logged_in: 'Accesso effettuato',
  action_handovers_viewed: 'Consultati ritiri e riconsegne',
  action_bookings_viewed: 'Consultate le prenotazioni',
  action_booking_viewed: 'Consultata una prenotazione',
  action_booking_refused: 'Chiesta una prenotazione che non è dell’azienda',
  action_replacement_proposed: 'Proposta un’altra auto',
  action_booking_not_provided: 'Dichiarata l’impossibilità di consegnare l’auto',
  action_booking_no_show: 'Chiusa per mancato ritiro',
  action_member_invited: 'Invito inviato',
  action_invitation_withdrawn: 'Invito ritirato',
  action_invitation_accepted: 'Invito accettato',
  action_member_role_changed: 'Ruolo cambiato',
  action_member_removed: 'Persona tolta dall’azienda',

  field_car: 'Auto',
  field_role: 'Ruolo',
  yes: 'Sì',
  no: 'No',
} satisfies Texts<typeof en>;
