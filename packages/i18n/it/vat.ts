import type { Texts } from '../texts.ts';
import type en from '../en/vat.ts';

export default {
  title: 'Partite IVA sulle tue fatture',
  registered: 'Presente nel registro europeo delle partite IVA (VIES) il {{date}}.',
  not_registered:
    'Non presente nel registro europeo delle partite IVA (VIES) il {{date}}. Controlla le cifre; puoi prenotare lo stesso.',
  unanswered:
    'Il registro europeo delle partite IVA (VIES) non ha risposto il {{date}}. Puoi prenotare lo stesso.',
} satisfies Texts<typeof en>;
