import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voiture pour mariages en Italie',
    description:
      'Choisir et réserver la voiture des mariés en Italie : place pour la robe, autorisation pour le centre, horaires, fleurs, conducteurs, pluie, caution.',
  },
  title: 'Location de voiture pour mariages',
  highlightedWord: 'mariages',
  description:
    'Elle figure sur trois photos et doit être à l’heure pour chacune. Comment choisir la voiture d’un mariage, d’un baptême ou d’un anniversaire.',
  text: [
    {
      heading: 'C’est la robe qui décide',
      text: [
        'Avant la couleur et la marque, pensez à la façon de monter. Une longue traîne demande une portière arrière qui s’ouvre en grand et un siège pas trop bas ; une robe à crinoline remplit à elle seule la banquette d’une berline. Berlines, limousines et grands SUV ménagent les robes. Un cabriolet donne les plus belles photos et défait la plus belle coiffure : ouvrez-le après la cérémonie, pas avant. Un biplace d’allure ancienne est parfait pour quitter la fête à deux, beaucoup moins pour arriver avec son père.',
        'Regardez aussi la façade. En juin, une voiture blanche disparaît devant un mur blanc ; bleu nuit, argent et teintes pastel tiennent sous toutes les lumières.',
      ],
    },
    {
      heading: 'Centres anciens et villages perchés',
      text: [
        'Beaucoup d’églises et de mairies italiennes se trouvent dans une zone à trafic limité (ZTL). La plupart des communes accordent à la voiture des mariés une autorisation d’un jour, mais il faut la demander : les mariés, la paroisse ou le loueur doivent envoyer plaque, date et heure à la police municipale, en général plusieurs jours avant. Demandez la plaque dès que la voiture est attribuée et gardez la réponse sur vous. Sans elle, chaque passage devant une caméra vaut une amende.',
        'Les villas au bout d’un chemin de gravier sont une autre affaire : une sportive basse n’y arrivera peut-être pas et une limousine n’y fera pas demi-tour. Repérez le dernier kilomètre, à l’heure de la cérémonie, avec n’importe quelle voiture.',
      ],
    },
    {
      heading: 'L’heure, et qui conduit',
      text: [
        'Réservez dès la veille. Cela coûte à peine plus, le loueur est ouvert, vous examinez la voiture tranquillement et le fleuriste a toute la matinée. Comptez le double du temps de route entre la maison, la cérémonie, les photos et la fête, et choisissez un retour l’après-midi du lendemain.',
        'En règle générale, les voitures se louent sans chauffeur ; pour certaines voitures de luxe, il se réserve parmi les options. Sinon, le meilleur conducteur est un ami calme, qui ne boit pas et veut bien manquer l’apéritif. Il doit figurer dans la réservation, permis vérifié, comme toute personne qui prend le volant ; en dessous de 25 ans, un supplément par jour peut s’appliquer.',
      ],
    },
  ],
  checklist: [
    {
      title: 'Trois à six mois avant',
      text: 'Choisissez voiture et loueur, parlez rubans et fleurs, vérifiez l’âge minimum du conducteur.',
    },
    {
      title: 'Un mois avant',
      text: 'Inscrivez tous les conducteurs, faites vérifier les documents, convenez de la caution et de la carte.',
    },
    {
      title: 'Deux semaines avant',
      text: 'Envoyez la plaque à la police municipale si l’église ou la mairie est dans la ZTL.',
    },
    {
      title: 'La veille',
      text: 'Retirez la voiture, essayez le trajet, faites le plein, mettez eau, parapluie et mouchoirs dans le coffre.',
    },
  ],
  questions: [
    {
      question: 'Peut-on décorer la voiture ?',
      answer:
        'Rubans et fleurs sur ventouses souples, presque toujours ; mais rien de collé, de coincé dans une portière ou de jeté à l’intérieur. Le riz et les confettis donnent lieu à un nettoyage facturé.',
    },
    {
      question: 'La voiture peut-elle être livrée chez la mariée ?',
      answer:
        'Si le loueur y livre, oui : activez la livraison et indiquez l’adresse. Le conducteur inscrit doit être présent.',
    },
    {
      question: 'Et si le mariage est reporté ?',
      answer:
        'Jusqu’à 48 heures avant le jour du retrait, vous annulez sans frais et réservez pour la nouvelle date. Ensuite, notre commission est conservée.',
    },
    {
      question: 'Combien de voitures puis-je réserver ?',
      answer:
        'Autant qu’il vous en faut, chacune avec sa réservation et son conducteur. Trois réservations au plus peuvent être en attente de paiement.',
    },
  ],
  invitation: {
    title: 'Trouvez la voiture du grand jour',
    text: 'Uniquement des voitures proposées pour les événements, au prix total.',
    button: 'Voir les voitures pour mariages',
  },
};
