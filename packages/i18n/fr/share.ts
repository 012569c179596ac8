import type { Texts } from '../texts.ts';
import type en from '../en/share.ts';

export default {
  car_line: 'À {{city}}, dès {{price}} par jour',
  city_title: 'Louer une voiture à {{city}}',
  city_line: 'Des loueurs locaux, un prix total sans surprise',
  site_line: 'Location de voitures : le prix affiché est le prix payé',
} satisfies Texts<typeof en>;
