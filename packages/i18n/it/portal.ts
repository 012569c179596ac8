import type { Texts } from '../texts.ts';
import type en from '../en/portal.ts';

export default {
  title: 'Nolo per i noleggiatori',
  text: 'Prenotazioni, auto e pagamenti in un solo posto.',
  hint: 'Per le società che noleggiano con Nolo. L’accesso apre con le prime società.',
  action: 'Vai al sito',
  language: 'Lingua',
} satisfies Texts<typeof en>;
