import type { Texts } from '../texts.ts';
import type en from '../en/account.ts';

export default {
  first_name: 'Nome',
  last_name: 'Cognome',
  email: 'E-mail',
  country_code: 'Prefisso',
  mobile_number: 'Numero di cellulare',
  country: 'Paese',
  choose_country: 'Scegli il Paese',
  country_unknown: 'Non è chiaro di quale paese si tratti. Scegline uno dall’elenco.',
  countries: 'Paesi',
  countries_found_one: '{{count}} Paese trovato',
  countries_found_other: '{{count}} Paesi trovati',
  gender: 'Genere',
  gender_male: 'Uomo',
  gender_female: 'Donna',
  gender_others: 'Altro',
} satisfies Texts<typeof en>;
