import type { Texts } from '../texts.ts';
import type en from '../en/messages.ts';

export default {
  ok: 'Fatto',
  'account.created': 'Il tuo account è stato creato. Controlla la posta per verificare il tuo indirizzo.',
  'account.logged_in': 'Bentornato',
  'account.verify_first': 'Verifica il tuo indirizzo e-mail. Ti abbiamo inviato un nuovo link.',
  'account.logged_out': 'Sei uscito dal tuo account',
  'account.email_verified': 'Il tuo indirizzo e-mail è verificato. Ora puoi accedere.',
  'account.verification_sent': 'Se questo indirizzo è in attesa di verifica, un nuovo link è in arrivo.',
  'coupon.applied': 'Coupon applicato',
  'documents.saved':
    'I tuoi documenti sono stati inviati per la verifica. Potrai noleggiare appena saranno convalidati; se è urgente, contatta l’assistenza.',
  'profile.saved': 'Il tuo profilo è stato salvato',
  'booking.created': 'L’auto è riservata per te per 30 minuti. Paga per confermare.',
  'booking.cancelled': 'Prenotazione annullata correttamente',
} satisfies Texts<typeof en>;
