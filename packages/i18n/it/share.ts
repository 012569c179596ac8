import type { Texts } from '../texts.ts';
import type en from '../en/share.ts';

export default {
  car_line: 'A {{city}}, da {{price}} al giorno',
  city_title: 'Noleggia un’auto a {{city}}',
  city_line: 'Noleggiatori locali, un prezzo totale senza sorprese',
  site_line: 'Noleggio auto: il prezzo che vedi è quello che paghi',
} satisfies Texts<typeof en>;
