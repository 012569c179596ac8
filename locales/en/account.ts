/** What log-in, sign-up and profile say about a person. */
export default {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  country_code: 'Country code',
  mobile_number: 'Mobile number',
  country: 'Country',
  choose_country: 'Choose a country',
  country_IT: 'Italy',
  country_GB: 'United Kingdom',
  country_IN: 'India',
  country_IL: 'Israel',
  gender: 'Gender',
  gender_male: 'Male',
  gender_female: 'Female',
  gender_others: 'Other',
} as const;
