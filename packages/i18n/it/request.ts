import type { Texts } from '../texts.ts';
import type en from '../en/request.ts';

export default {
  invalid: 'Manca o non è valido',
  not_a_choice: 'Non è tra i valori possibili',
  not_known: 'Non esiste un campo con questo nome',
  number_too_small: 'Almeno {{limit}}',
  number_too_large: 'Al massimo {{limit}}',
  text_too_short_one: 'Almeno un carattere',
  text_too_short_other: 'Almeno {{count}} caratteri',
  text_too_long_one: 'Al massimo un carattere',
  text_too_long_other: 'Al massimo {{count}} caratteri',
  list_too_short_one: 'Almeno una voce',
  list_too_short_other: 'Almeno {{count}} voci',
  list_too_long_one: 'Al massimo una voce',
  list_too_long_other: 'Al massimo {{count}} voci',
} satisfies Texts<typeof en>;
