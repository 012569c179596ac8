import type { AboutContent } from '../schema/page.ts';

export const content: AboutContent = {
  meta: {
    title: 'Qui sommes-nous : votre loueur de voitures',
    description:
      'Qui est {{name}}, ce que le prix comprend, qui garde le paiement jusqu’à la remise des clés et qui peut voir vos documents.',
  },
  title: 'Qui sommes-nous',
  description:
    '{{name}} loue des voitures en Italie. Voici comment nous travaillons et ce que vous pouvez attendre de nous.',
  text: [
    {
      heading: 'Derrière le comptoir',
      text: [
        'Derrière {{name}}, il y a des gens qui connaissent les voitures qu’ils remettent et les routes qui commencent devant la porte. Vous choisissez la voiture sur sa page : ce qu’elle est, la boîte de vitesses et le lieu où les clés vous attendent y figurent, avec nos horaires.',
        'Le contrat de location lie vous et l’entreprise dont le nom figure sur la page de la voiture. Qui vous remet les clés répond de la voiture.',
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
        'Pour louer une voiture, il faut montrer qui l’on est et que l’on peut conduire. Vous déposez vos documents une seule fois ; ils sont contrôlés avant votre arrivée et conservés chiffrés, sans adresse publique. Seuls les voient vous-même, les personnes qui les vérifient et, tant que la réservation est en cours, l’entreprise qui vous remet les clés.',
      ],
    },
  ],
  values: [
    {
      title: 'Un seul prix',
      text: 'Celui de la liste est celui que vous payez. La caution est connue avant la réservation, pas au comptoir.',
    },
    {
      title: 'La voiture choisie',
      text: 'Si elle ne peut pas être là, une autre vous est proposée à temps ; si vous refusez, tout vous est remboursé.',
    },
    {
      title: 'Quelqu’un à appeler',
      text: 'Chaque réservation porte le numéro du lieu où vous retirez la voiture.',
    },
    {
      title: 'Trois langues',
      text: 'Site, messages et détails du contrat en français, en italien et en anglais.',
    },
  ],
  invitation: {
    title: 'Laquelle sera la vôtre ?',
    text: 'Voyez les voitures libres à vos dates, avec le prix entier.',
    button: 'Trouver une voiture',
  },
};
