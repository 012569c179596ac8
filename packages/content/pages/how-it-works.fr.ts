import type { HowItWorksContent } from '../schema/page.ts';

export const content: HowItWorksContent = {
  meta: {
    title: 'Comment ça marche : louer en quatre étapes',
    description:
      'Cherchez, comparez les prix complets, réservez et payez par carte, prenez la route. Ce qu’il vous faut, ce que cela coûte et que faire si vos plans changent.',
  },
  title: 'Comment ça marche',
  description:
    'De la première recherche à la remise des clés : ce que vous faites, ce que nous faisons, ce que fait le loueur.',
  steps: [
    {
      title: 'Cherchez',
      text: 'Dites où et quand, heure comprise. La liste montre les voitures disponibles à cette heure, avec le total pour vos dates, TVA et suppléments compris. Filtrez par type, énergie, marque ou prix, ou regardez la carte.',
    },
    {
      title: 'Comparez',
      text: 'Chaque voiture a sa page : kilométrage, caution, heures d’ouverture, lieu de retrait, règles d’annulation. Vous savez tout avant de payer, pas après. Les tarifs à la semaine ou au mois s’appliquent d’eux-mêmes s’ils sont plus avantageux.',
    },
    {
      title: 'Réservez et payez',
      text: 'Connectez-vous, ajoutez vos coordonnées de facturation, des options, d’autres conducteurs, et payez par carte sur une page sécurisée. La voiture vous est gardée 30 minutes. La confirmation arrive aussitôt par e-mail.',
    },
    {
      title: 'Prenez la route',
      text: 'Apportez les originaux de votre permis et de votre pièce d’identité. Le loueur prend la caution, fait avec vous le tour de la voiture et vous donne les clés. À la fin, vous la rendez à l’heure convenue, avec une heure de tolérance.',
    },
  ],
  text: [
    {
      heading: 'Ce qu’il vous faut',
      text: [
        'Un compte avec une adresse e-mail vérifiée, et trois choses dans la poche. Photographiez-les une fois, sous une bonne lumière : nous les lisons, vérifions que les noms et les dates concordent et les gardons chiffrées.',
        [
          'un permis valable en Italie ; s’il vient d’un pays hors de l’Union européenne, vérifiez s’il faut aussi un permis international',
          'un passeport, ou une carte d’identité recto verso',
          'une carte de crédit au nom du conducteur principal pour la caution, à moins que le loueur n’accepte d’autres cartes',
        ],
        'Si les documents sont encore en cours de vérification, vous pouvez tout de même réserver et payer. La voiture est remise une fois la vérification faite.',
      ],
    },
    {
      heading: 'Où se trouve votre argent',
      text: [
        'Vous nous payez, et nous gardons la somme jusqu’à ce que le loueur vous ait remis la voiture. Alors seulement nous la lui versons, moins notre commission, qui fait partie du prix affiché et ne s’y ajoute jamais. Si aucune voiture ne vous attend, l’argent est encore chez nous et nous vous remboursons.',
        'La caution se règle entre vous et le loueur. Elle est affichée à côté du prix, n’en fait jamais partie et vous est rendue après le retour.',
      ],
    },
    {
      heading: 'Si vos plans changent',
      text: [
        'Vous annulez sans frais jusqu’à 48 heures avant 0 h le jour du retrait. Si vous retirez la voiture un vendredi après-midi, c’est jusqu’au mardi à 23 h 59. Ensuite, et tant que vous n’avez pas pris la voiture, nous vous remboursons tout sauf notre commission ; le montant exact s’affiche avant que vous confirmiez.',
        'Si c’est le loueur qui ne peut pas vous fournir la voiture, il doit vous en proposer une autre au même prix dans le même délai. Vous pouvez refuser : nous vous remboursons jusqu’au dernier centime.',
      ],
    },
    {
      heading: 'Retrait, livraison, retour',
      text: [
        'Vous prenez la voiture au lieu indiqué sur sa page, aux heures d’ouverture. Certains loueurs livrent à l’adresse de votre choix, dans un certain rayon ; le prix apparaît dès que vous activez la livraison. Un autre lieu de retour est possible si le loueur le propose, parfois avec un supplément aller simple.',
        'Avec le retour à la même heure, vous rendez la voiture au plus tard à l’heure du retrait. Désactivez-le pour choisir une autre heure. Dans les deux cas, les 60 premières minutes au-delà des jours entiers sont gratuites.',
      ],
    },
  ],
  questions: [
    {
      question: 'Dois-je m’inscrire pour voir les prix ?',
      answer:
        'Non. La recherche, les prix, les cautions et les conditions sont visibles par tous. Le compte ne sert qu’à réserver.',
    },
    {
      question: 'Qui me loue la voiture ?',
      answer:
        'Un loueur indépendant, dont le nom figure sur la page de la voiture. Le contrat de location est entre vous et lui ; nous gérons la place de marché, la réservation et le paiement.',
    },
    {
      question: 'Le prix affiché est-il celui que je paie ?',
      answer:
        'Oui. Dès la première liste, c’est le total pour vos dates, TVA et suppléments compris. Les options que vous ajoutez apparaissent ligne par ligne avant le paiement.',
    },
    {
      question: 'Qui appeler s’il arrive quelque chose sur la route ?',
      answer:
        'Le loueur, dont le numéro est dans votre réservation ; en cas d’urgence, d’abord le 112. Notre équipe répond aux questions sur le site et la réservation.',
    },
  ],
  invitation: {
    title: 'Prêt à partir ?',
    text: 'Choisissez un lieu et des dates, et voyez ce qui est libre.',
    button: 'Trouver une voiture',
  },
};
