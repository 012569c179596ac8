import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'Qui sommes-nous : la location de voitures en Italie',
    description:
      'Nous mettons en relation locataires et loueurs italiens : un prix honnête, un paiement gardé jusqu’à la remise des clés, des documents en lieu sûr.',
  },
  title: 'Qui sommes-nous',
  description:
    'Nous voulons rendre la location de voitures en Italie aussi simple qu’elle devrait l’être, pour ceux qui conduisent comme pour ceux qui louent.',
  text: [
    {
      heading: 'Pourquoi nous existons',
      text: [
        'L’Italie compte des milliers de loueurs. Beaucoup sont des maisons familiales de dix ou cinquante voitures, qui connaissent chaque route des environs et vous attendent un dimanche soir parce que votre train avait du retard. Éclipsés par les grandes enseignes, ils sont difficiles à trouver, et leurs prix difficiles à comparer. Et quiconque a déjà loué une voiture connaît les mauvaises surprises : les frais apparus au comptoir, la caution dont personne n’avait parlé, l’assurance qu’il fallait finalement acheter.',
        'Nous avons bâti une place de marché sans surprises. Les loueurs publient leurs voitures et fixent leurs prix ; les locataires voient dès la première liste le prix total, la caution et les conditions ; et le loueur n’est payé qu’une fois la voiture remise.',
      ],
    },
    {
      heading: 'Ce que nous faisons, et ce que nous ne faisons pas',
      text: [
        'Nous ne possédons pas de voitures. Vous signez le contrat de location avec le loueur dont le nom figure sur la page. Nous nous occupons du reste : la recherche, la réservation, le paiement gardé jusqu’à la prise en charge, le contrôle des documents, les règles d’annulation et l’aide en cas de difficulté.',
        'Pour cela, nous conservons une commission de 15 % du prix hors TVA. Elle fait partie de ce que vous voyez et ne s’y ajoute jamais. Personne ne peut acheter une meilleure place dans la liste.',
      ],
    },
    {
      heading: 'Où et pour qui',
      text: [
        'Nos loueurs ont des agences dans dix-neuf villes, de Trieste à Catane, et dans les aéroports voisins. Il y a de petites voitures pour les collines, des monospaces pour partir à six avec les bagages, des cabriolets pour la côte et des voitures pour faire une belle entrée à [un mariage, un tournage ou un événement d’entreprise](/rent-a-car/event). Les options se réservent en ligne ou en agence.',
        'Nous vous répondons en français, en italien et en anglais, à toute heure pour le site et les réservations ; pour la voiture, le loueur est là.',
      ],
    },
    {
      heading: 'Vos documents',
      text: [
        'Pour louer une voiture, il faut prouver son identité et présenter un permis. Nous ne vous demandons vos documents qu’une fois, nous les contrôlons avant la remise de la voiture et en gardons les images chiffrées, sans adresse publique. Elles ne sont visibles que par vous, par les personnes qui les vérifient pour nous et, tant que la réservation est en cours, par le loueur qui vous remet les clés. Si vous supprimez votre compte, elles disparaissent.',
      ],
    },
  ],
  values: [
    {
      title: 'Un seul prix',
      text: 'Vous payez le prix affiché dans la liste : tous les jours, la TVA et les suppléments y sont compris, la caution est indiquée à part.',
    },
    {
      title: 'Payé quand vous roulez',
      text: 'Votre argent attend chez nous jusqu’à la remise de la voiture. L’annulation est gratuite jusqu’à 48 heures avant le jour du retrait.',
    },
    {
      title: 'Des loueurs d’ici',
      text: 'Des entreprises italiennes autorisées, contrôlées avant de publier leur première voiture et libres de leurs prix.',
    },
    {
      title: 'Des gens qui répondent',
      text: 'Une équipe s’occupe du site à toute heure et chaque réservation indique le numéro du loueur.',
    },
  ],
  invitation: {
    title: 'Jugez par vous-même',
    text: 'Cherchez une voiture, ou publiez les vôtres si vous êtes loueur.',
    button: 'Trouver une voiture',
  },
};
