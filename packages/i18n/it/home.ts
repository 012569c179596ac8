import type { Texts } from '../texts.ts';
import type en from '../en/home.ts';

export default {
  title: 'Noleggio auto in Italia',
  description:
    'Noleggia un’auto dai noleggiatori locali di tutta Italia: un solo prezzo, IVA e costi compresi, e cancellazione gratuita fino a 48 ore prima del giorno del ritiro.',
  title_own: 'Noleggio auto',
  hero_title: 'Noleggia l’auto da chi conosce la strada',
  hero_text: 'Noleggiatori locali in tutta Italia. Il prezzo che vedi è quello che paghi.',
  hero_title_own: 'La tua auto, da {{name}}',
  hero_text_own:
    'Il prezzo che vedi è quello che paghi. Annulli gratis fino a 48 ore prima del giorno del ritiro.',
  hero_car: '{{name}}, a noleggio a {{city}}',
  cheapest: 'Le più economiche',
  newest: 'Appena arrivate',
  favourites: 'Le più amate',
  my_favourites: 'Le tue preferite',
  luxury: 'Lusso',
  ultra_luxury: 'Ultra lusso',
  premium_luxury: 'Lusso premium',
  luxury_suv: 'SUV di lusso',
  see_all: 'Vedi tutte',
  cities_title: 'Le città più richieste',
  cities_title_own: 'Dove siamo',
  city_link: 'Noleggio auto a {{city}}',
  how_title: 'Come si prenota',
  how_1_title: 'Cerca',
  how_1: 'Scegli dove e quando: ogni auto mostra il totale per le tue date, con IVA e tutti i costi.',
  how_2_title: 'Prenota e paga',
  how_2: 'Carica i documenti una volta sola, poi paga con carta sulla pagina del gestore dei pagamenti.',
  how_3_title: 'Ritira',
  how_3: 'Ritira l’auto nella sede indicata o, dove è previsto, fattela consegnare.',
  trust_title: 'Su che cosa puoi contare',
  trust_price_title: 'Un solo prezzo totale',
  trust_price:
    'IVA e tutti i costi sono nel prezzo fin dal primo elenco. La cauzione è indicata a parte e si versa al ritiro.',
  trust_cancel_title: 'Cancellazione gratuita fino a 48 ore prima',
  trust_cancel: 'Annulli senza costi fino a 48 ore prima del giorno del ritiro.',
  trust_payment_title: 'Pagamento sicuro',
  trust_payment:
    'Inserisci la carta sulla pagina del gestore dei pagamenti. Il numero della carta non passa mai da noi.',
  trust_documents_title: 'Documenti protetti',
  trust_documents:
    'I tuoi documenti sono conservati cifrati. Li vedete solo tu, chi li verifica e chi ti consegna l’auto.',
} satisfies Texts<typeof en>;
