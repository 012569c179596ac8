import type { Texts } from '../texts.ts';
import type en from '../en/backoffice.ts';

export default {
  title: 'Back office di Nolo',
  text: 'Documenti, casi di pagamento e società.',
  hint: 'Solo per il personale di Nolo. L’accesso apre con le prime società.',
  action: 'Vai al sito',
  language: 'Lingua',
} satisfies Texts<typeof en>;
