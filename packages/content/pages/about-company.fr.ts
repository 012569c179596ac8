import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'Qui sommes-nous : votre loueur de voitures',
    description:
      'Qui est {{name}}, ce que le prix comprend, qui garde votre paiement jusqu’à la remise des clés et qui peut voir vos documents.',
  },
  title: 'Qui sommes-nous',
  description:
    '{{name}} loue des voitures en Italie. Voici comment nous travaillons et ce que vous pouvez attendre de nous.',
  text: [
    {
      heading: 'Derrière le comptoir',
      text: [
        'Derrière {{name}}, il y a des gens qui connaissent les voitures qu’ils remettent et les routes qui commencent devant la porte. Vous choisissez la voiture sur sa page : le modèle, la boîte de vitesses et le lieu où les clés vous attendent y figurent, avec nos horaires.',
        'Vous signez le contrat de location avec l’entreprise dont le nom figure sur la page de la voiture. C’est celle qui vous remet les clés, et elle répond de la voiture.',
      ],
    },
    {
      heading: 'Réserver et payer',
      text: [
        'Dès la première liste, vous voyez un seul prix : tous les jours, TVA et suppléments compris, la caution à côté. Vous payez par carte sur la page d’un prestataire de paiement ; le numéro de votre carte ne passe jamais par ce site.',
        'La réservation et le paiement sont gérés pour nous par {{operator}}, qui garde l’argent jusqu’à ce que la voiture soit entre vos mains. L’annulation est gratuite jusqu’à 48 heures avant le jour du retrait.',
      ],
    },
    {
      heading: 'Vos documents',
      text: [
        'Pour louer une voiture, il faut prouver son identité et présenter un permis. Vous envoyez vos documents une seule fois ; ils sont contrôlés avant la remise de la voiture et conservés chiffrés, sans adresse publique. Ils ne sont visibles que par vous, par les personnes qui les vérifient et, tant que la réservation est en cours, par l’entreprise qui vous remet les clés.',
      ],
    },
  ],
  values: [
    {
      title: 'Un seul prix',
      text: 'Vous payez le prix affiché dans la liste. Vous connaissez la caution avant de réserver, pas au comptoir.',
    },
    {
      title: 'La voiture choisie',
      text: 'Si elle n’est pas disponible, une autre vous est proposée à temps ; si vous refusez, vous êtes entièrement remboursé.',
    },
    {
      title: 'Quelqu’un à appeler',
      text: 'Chaque réservation indique le numéro du lieu où vous retirez la voiture.',
    },
    {
      title: 'Trois langues',
      text: 'Site, messages et détails du contrat en français, en italien et en anglais.',
    },
  ],
  invitation: {
    title: 'Laquelle sera la vôtre ?',
    text: 'Voyez les voitures libres à vos dates, au prix total.',
    button: 'Trouver une voiture',
  },
};
