/** What the API says of a value that its contract does not take, where no text of the form's own names it. */
const requestTexts = {
  invalid: 'This is missing or not valid',
  not_a_choice: 'This is not one of the possible values',
  not_known: 'There is no field of this name',
  number_too_small: 'At least {{limit}}',
  number_too_large: 'At most {{limit}}',
  text_too_short_one: 'At least one character',
  text_too_short_other: 'At least {{count}} characters',
  text_too_long_one: 'At most one character',
  text_too_long_other: 'At most {{count}} characters',
  list_too_short_one: 'At least one entry',
  list_too_short_other: 'At least {{count}} entries',
  list_too_long_one: 'At most one entry',
  list_too_long_other: 'At most {{count}} entries',
} as const;

export default requestTexts;
