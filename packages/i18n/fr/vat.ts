import type { Texts } from '../texts.ts';
import type en from '../en/vat.ts';

export default {
  title: 'Numéros de TVA de vos factures',
  registered: 'Présent au registre européen des numéros de TVA (VIES) le {{date}}.',
  not_registered:
    'Absent du registre européen des numéros de TVA (VIES) le {{date}}. Vérifiez les chiffres ; vous pouvez réserver quand même.',
  unanswered:
    'Le registre européen des numéros de TVA (VIES) n’a pas répondu le {{date}}. Vous pouvez réserver quand même.',
} satisfies Texts<typeof en>;
