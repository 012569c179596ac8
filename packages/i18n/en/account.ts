/** What log-in, sign-up and profile say about a person. */
export default {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  country_code: 'Country code',
  mobile_number: 'Mobile number',
  country: 'Country',
  choose_country: 'Choose a country',
  country_unknown: 'It is not clear which country this is. Choose one from the list.',
  countries: 'Countries',
  countries_found_one: '{{count}} country found',
  countries_found_other: '{{count}} countries found',
  gender: 'Gender',
  gender_male: 'Male',
  gender_female: 'Female',
  gender_others: 'Other',
} as const;
