import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'Qui sommes-nous : la location de voitures en Italie',
    description:
      'Nous réunissons locataires et loueurs italiens : un prix honnête, un argent gardé jusqu’à la remise des clés, des documents en lieu sûr.',
  },
  title: 'Qui sommes-nous',
  description:
    'Nous rendons la location d’une voiture en Italie aussi simple qu’elle devrait l’être, pour qui conduit et pour qui loue.',
  text: [
    {
      heading: 'Pourquoi nous existons',
      text: [
        'L’Italie compte des milliers de loueurs. Beaucoup sont des maisons familiales de dix ou cinquante voitures, qui connaissent chaque route des environs et vous attendent un dimanche soir parce que votre train avait du retard. On les trouve mal parmi les grands noms, et leurs prix se comparent difficilement. Et quiconque a loué une voiture connaît les mauvaises surprises : les frais apparus au comptoir, la caution dont personne n’avait parlé, l’assurance qu’il fallait finalement acheter.',
        'Nous avons bâti une place de marché sans surprises. Les loueurs publient leurs voitures et fixent leurs prix ; les locataires voient dès la première liste le prix entier, la caution et les conditions ; et personne n’est payé avant la remise de la voiture.',
      ],
    },
    {
      heading: 'Ce que nous faisons, et ce que nous ne faisons pas',
      text: [
        'Nous ne possédons pas de voitures. Le contrat de location lie vous et le loueur dont le nom figure sur la page. Nous prenons soin de ce qui l’entoure : la recherche, la réservation, le paiement gardé jusqu’à la prise en charge, le contrôle des documents, les règles d’annulation et l’aide en cas de difficulté.',
        'Pour cela, nous conservons une commission de 15 % du prix hors TVA. Elle fait partie de ce que vous voyez et ne s’y ajoute jamais. Les places dans la liste ne sont pas à vendre.',
      ],
    },
    {
      heading: 'Où et pour qui',
      text: [
        'Nos loueurs ont des agences dans dix-neuf villes, de Trieste à Catane, et dans les aéroports voisins. Il y a de petites voitures pour les collines, des minivans pour six avec bagages, des cabriolets pour la côte, et des voitures pour une arrivée : à [un mariage, un tournage ou un événement d’entreprise](/rent-a-car/event). Les options se réservent en ligne ou en agence.',
        'Nous vous répondons en français, en italien et en anglais, à toute heure pour le site et les réservations ; pour la voiture, le loueur est là.',
      ],
    },
    {
      heading: 'Vos documents',
      text: [
        'Pour louer une voiture, il faut montrer qui l’on est et que l’on peut conduire. Nous le demandons une seule fois, le contrôlons avant votre arrivée et gardons les images chiffrées, sans adresse publique. Seuls les voient vous-même, les personnes qui les vérifient pour nous et, tant que la réservation est en cours, le loueur qui vous remet les clés. Supprimez votre compte et elles disparaissent.',
      ],
    },
  ],
  values: [
    {
      title: 'Un seul prix',
      text: 'Celui de la liste est celui que vous payez : tous les jours, TVA et suppléments compris, la caution à côté.',
    },
    {
      title: 'Payé quand vous roulez',
      text: 'Votre argent attend chez nous jusqu’à la remise de la voiture. L’annulation est gratuite jusqu’à 48 heures avant.',
    },
    {
      title: 'Des loueurs du pays',
      text: 'Des entreprises italiennes autorisées, contrôlées avant leur première voiture, et maîtresses de leurs prix.',
    },
    {
      title: 'Des gens qui répondent',
      text: 'Une équipe pour le site à toute heure et, dans chaque réservation, le numéro du loueur.',
    },
  ],
  invitation: {
    title: 'Jugez par vous-même',
    text: 'Cherchez une voiture, ou publiez les vôtres si vous êtes loueur.',
    button: 'Trouver une voiture',
  },
};
