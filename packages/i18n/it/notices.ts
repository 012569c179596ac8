import type { Texts } from '../texts.ts';
import type en from '../en/notices.ts';

export default {
  title: 'Avvisi',
  intro:
    'Che cosa è successo con le tue prenotazioni, i documenti e l’account. Ogni avviso ti è arrivato anche per e-mail.',
  empty_title: 'Ancora niente',
  empty_text: 'Qui troverai le novità su prenotazioni e documenti.',
  empty_action: 'Trova un’auto',
  delete: 'Elimina questo avviso',
  new: 'Nuovo',
  see_bookings: 'Apri Le mie prenotazioni',
  see_booking: 'Apri la prenotazione',
  see_documents: 'Apri i miei documenti',
  see_security: 'Apri Sicurezza',
  'booking-paid': 'La prenotazione {{number}} è pagata e confermata: {{car}}.',
  'booking-changed': 'La prenotazione {{number}} è stata modificata: {{car}}.',
  'driver-added': '{{detail}} ti ha aggiunto come conducente: {{car}}.',
  'booking-cancelled': 'La prenotazione {{number}} è annullata: {{car}}.',
  'change-not-made':
    'La modifica della prenotazione {{number}} non è stata possibile: ti rimborsiamo il pagamento.',
  'payment-expired': 'La prenotazione {{number}} di {{car}} è scaduta senza pagamento.',
  'late-payment-refunded': 'Il pagamento di {{number}} è arrivato tardi: ti rimborsiamo tutto.',
  'pickup-reminder':
    'Domani inizia il tuo noleggio: {{car}} ({{number}}). Porta il documento d’identità e la patente.',
  'car-handed-over': 'Hai ritirato {{car}} ({{number}}). Guarda le foto della consegna.',
  'handover-undone': 'Il noleggiatore ha annullato la consegna di {{car}} ({{number}}).',
  'car-returned': 'Hai riconsegnato {{car}} ({{number}}). Guarda le foto della riconsegna.',
  'extension-accepted':
    'Puoi tenere l’auto più a lungo: per la prenotazione {{number}} manca solo il pagamento della differenza.',
  'extension-ended': 'La riconsegna della prenotazione {{number}} resta quella concordata.',
  'replacement-proposed': 'Il noleggiatore propone un’altra auto per la prenotazione {{number}}.',
  'documents-verified': 'I tuoi documenti sono verificati.',
  'documents-rejected': 'I tuoi documenti non sono stati accettati. Guarda che cosa non va.',
  'password-changed': 'La tua password è stata cambiata.',
  'new-device': 'Nuovo accesso al tuo account: {{detail}}',
  'passkey-added': 'Nuova passkey per il tuo account: {{detail}}',
} satisfies Texts<typeof en>;
