import type { Texts } from '../texts.ts';
import type en from '../en/account.ts';

export default {
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'E-mail',
  country_code: 'Indicatif',
  mobile_number: 'Mobile',
  country: 'Pays',
  choose_country: 'Choisissez le pays',
  country_unknown: 'On ne sait pas de quel pays il s’agit. Choisissez-en un dans la liste.',
  countries: 'Pays',
  countries_found_one: '{{count}} pays trouvé',
  countries_found_other: '{{count}} pays trouvés',
  gender: 'Genre',
  gender_male: 'Homme',
  gender_female: 'Femme',
  gender_others: 'Autre',
} satisfies Texts<typeof en>;
