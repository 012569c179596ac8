import type { Texts } from '../texts.ts';
import type en from '../en/request.ts';

export default {
  invalid: 'Cette valeur manque ou n’est pas valable',
  not_a_choice: 'Ce n’est pas une des valeurs possibles',
  not_known: 'Aucun champ ne porte ce nom',
  number_too_small: 'Au moins {{limit}}',
  number_too_large: 'Au plus {{limit}}',
  text_too_short_one: 'Au moins un caractère',
  text_too_short_other: 'Au moins {{count}} caractères',
  text_too_long_one: 'Au plus un caractère',
  text_too_long_other: 'Au plus {{count}} caractères',
  list_too_short_one: 'Au moins un élément',
  list_too_short_other: 'Au moins {{count}} éléments',
  list_too_long_one: 'Au plus un élément',
  list_too_long_other: 'Au plus {{count}} éléments',
} satisfies Texts<typeof en>;
