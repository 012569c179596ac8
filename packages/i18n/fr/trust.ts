import type { Texts } from '../texts.ts';
import type en from '../en/trust.ts';

export default {
  money_held: 'Nous gardons votre argent jusqu’à la remise de la voiture',
  money_held_own: '{{operator}} garde votre argent jusqu’à la remise de la voiture',
  companies_checked: 'Chez des loueurs vérifiés par nos soins',
} satisfies Texts<typeof en>;
