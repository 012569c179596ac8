import type { Texts } from '../texts.ts';
import type en from '../en/home.ts';

export default {
  title: 'Location de voitures en Italie',
  description:
    'Louez une voiture auprès de loueurs locaux partout en Italie. Un prix total, TVA et frais compris, annulation gratuite jusqu’à 48 heures avant le jour du retrait.',
  title_own: 'Location de voitures',
  hero_title: 'Louez une voiture à ceux qui connaissent la route',
  hero_text: 'Des loueurs locaux dans toute l’Italie. Le prix affiché est le prix payé.',
  hero_title_own: 'Votre voiture, chez {{name}}',
  hero_text_own:
    'Le prix affiché est le prix payé. Annulation gratuite jusqu’à 48 heures avant le jour du retrait.',
  hero_car: '{{name}}, à louer à {{city}}',
  cheapest: 'Les moins chères',
  newest: 'Nouveautés',
  favourites: 'Nos coups de cœur',
  my_favourites: 'Vos favoris',
  luxury: 'Luxe',
  ultra_luxury: 'Ultra luxe',
  premium_luxury: 'Luxe premium',
  luxury_suv: 'SUV de luxe',
  see_all: 'Tout voir',
  cities_title: 'Les villes les plus demandées',
  cities_title_own: 'Où nous trouver',
  city_link: 'Location de voitures à {{city}}',
  how_title: 'Comment réserver',
  how_1_title: 'Cherchez',
  how_1:
    'Dites où et quand : chaque voiture affiche son total pour vos dates, TVA et tous les frais compris.',
  how_2_title: 'Réservez et payez',
  how_2: 'Envoyez vos documents une seule fois, puis payez par carte sur la page du prestataire de paiement.',
  how_3_title: 'Prenez la route',
  how_3: 'Retirez la voiture à l’adresse indiquée, ou faites-la livrer lorsque c’est proposé.',
  trust_title: 'Ce sur quoi vous pouvez compter',
  trust_price_title: 'Un seul prix total',
  trust_price:
    'TVA et tous les frais sont dans le prix dès la première liste. La caution est indiquée à part et se règle au retrait.',
  trust_cancel_title: 'Annulation gratuite jusqu’à 48 heures avant',
  trust_cancel: 'Annulez sans frais jusqu’à 48 heures avant le jour du retrait.',
  trust_payment_title: 'Paiement sécurisé',
  trust_payment:
    'Vous saisissez votre carte sur la page du prestataire de paiement. Son numéro ne passe jamais par nous.',
  trust_documents_title: 'Documents protégés',
  trust_documents:
    'Vos documents sont conservés chiffrés. Ils ne sont visibles que par vous, par les personnes qui les vérifient et par celle qui vous remet la voiture.',
} satisfies Texts<typeof en>;
