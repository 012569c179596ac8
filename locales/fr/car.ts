import type { Texts } from '../texts.ts';
import type en from '../en/car.ts';

export default {
  title: '{{name}} à louer à {{city}}',
  description:
    'Louez la {{name}} chez {{company}} à {{city}}, à partir de {{price}} par jour. TVA et tous les frais compris, annulation gratuite jusqu’à 48 heures avant le jour du retrait.',
  by_company: 'Proposée par {{company}}',
  gallery: 'Photos de la voiture',
  picture_side: '{{name}} de profil',
  'picture_three-quarter': '{{name}} de face',
  picture_rear: '{{name}} de dos',
  picture_interior: 'Intérieur de la {{name}}',
  picture_number: 'Photo {{number}} sur {{count}}',
  previous_picture: 'Photo précédente',
  next_picture: 'Photo suivante',

  about: 'La voiture',
  type: 'Type',
  seats: 'Places',
  doors: 'Portes',
  transmission: 'Boîte de vitesses',
  fuel: 'Carburant',
  year: 'Année',
  kilometres: 'Kilométrage',
  handover: 'Remise',
  handover_delivery: 'Livrée où vous voulez, ou chez le loueur',
  handover_location: 'Uniquement chez le loueur',
  parking: 'Stationnement',
  prices: 'Prix',
  per_day: 'Par jour',
  per_week: 'Par semaine',
  per_month: 'Par mois (30 jours)',
  prices_note:
    'TVA comprise. La combinaison la moins chère de jours, semaines et mois est calculée pour vous.',
  deals: 'Offres',
  deal_percent: '{{value}} % de remise',
  deal_amount: '{{amount}} de remise',
  deal_until: 'pour un retrait jusqu’au {{date}}',
  known_issues: 'Marques déjà présentes',

  terms: 'Bon à savoir',
  cancellation_title: 'Annulation gratuite jusqu’au {{date}}',
  cancellation_text:
    'Ensuite, avant la prise en charge, {{amount}} vous sont rendus : le total moins notre commission.',
  cancellation_title_late: 'L’annulation gratuite est passée pour ces dates',
  cancellation_text_late:
    'Si vous annulez avant la prise en charge, {{amount}} vous sont rendus : le total moins notre commission.',
  cancellation_title_general: 'Annulation gratuite jusqu’à 48 heures avant le jour du retrait',
  late_title: 'Retour en retard',
  late_text: 'Plus d’une heure de retard coûte {{amount}} par jour entamé, à régler avec le loueur.',
  young_title: 'Conducteurs de moins de 25 ans',
  young_text: '{{amount}} par jour pour les moins de 25 ans.',
  notice_title: 'Préavis',
  notice_text: 'Réservez au moins {{hours}} avant le retrait.',
  hours_count_one: '{{count}} heure',
  hours_count_other: '{{count}} heures',

  opening_hours: 'Heures d’ouverture',
  opening_hours_text: 'Le retrait et le retour sont possibles à ces heures.',
  open_24_hours: '24 h/24',
  closed: 'Fermé',
  hours_range: '{{from}} – {{to}}',
  hours_of_day: '{{day}} : {{hours}}',
  company: 'Loueur',

  availability: 'Disponibilité',
  availability_text: 'Les jours barrés sont pris. Choisissez vos jours ici.',

  book_title: 'Votre location',
  book_now: 'Réserver',
  not_charged: 'Vous ne payez encore rien.',
  flexible_fee: 'Un retour à une autre heure coûte {{amount}}, une seule fois.',
  flexible_free: 'Ce loueur ne demande rien pour un retour à une autre heure.',

  price_details: 'Détail du prix',
  price_failed: 'Le prix ne peut pas être calculé pour le moment. Réessayez.',

  held_title: 'Cette voiture vous est réservée jusqu’à {{time}}',
  held_text:
    'Votre réservation est en attente de paiement. Si vous réservez de nouveau ici, la nouvelle la remplace.',
  held_link: 'Voir mes réservations',
  taken_title: 'Indisponible à ces dates',
  taken_text: 'Choisissez d’autres jours, ou voyez des voitures similaires et libres.',
  see_similar: 'Voir des voitures similaires',
  similar: 'Voitures similaires',

  unavailable_title_car: '{{car}} ne peut pas être réservée',
  unavailable_title: 'Cette voiture ne peut pas être réservée',
  unavailable_text: 'Elle n’est pas proposée à ces dates. Ces voitures sont similaires, et libres.',
  unavailable_text_none: 'Elle n’est pas proposée à ces dates. D’autres voitures vous attendent.',
  unavailable_other_dates: 'Choisir d’autres dates',
  unavailable_all: 'Voir toutes les voitures',
} satisfies Texts<typeof en>;
