import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Location de voiture pour mariages en Italie',
    description:
      'Choisir, réserver et minuter la voiture des mariés en Italie : place pour la robe, autorisation pour le centre, fleurs, conducteurs, pluie, caution.',
  },
  title: 'Location de voiture pour mariages',
  highlightedWord: 'mariages',
  description:
    'Elle paraît sur trois photos et doit être à l’heure pour chacune. Que regarder dans une voiture pour un mariage, un baptême ou un anniversaire.',
  text: [
    {
      heading: 'C’est la robe qui décide',
      text: [
        'Avant la couleur et la marque, pensez à la façon de monter. Une longue traîne veut une portière arrière qui s’ouvre grand et un siège pas trop bas ; une crinoline remplit à elle seule la banquette d’une berline. Berlines, limousines et grands SUV sont aimables avec les robes. Un cabriolet donne les plus belles photos et défait la plus belle coiffure : ouvrez-le après la cérémonie, pas avant. Un biplace d’allure ancienne est parfait pour quitter la fête à deux, inutile pour arriver au bras d’un père.',
        'Regardez aussi la façade. En juin, une voiture blanche disparaît devant un mur blanc ; bleu nuit, argent et teintes pastel tiennent sous toutes les lumières.',
      ],
    },
    {
      heading: 'Centres anciens et villages perchés',
      text: [
        'Beaucoup d’églises et de mairies italiennes se trouvent dans une zone à trafic limité (ZTL). La plupart des communes accordent à la voiture des mariés une autorisation d’un jour, mais pas d’elles-mêmes : les mariés, la paroisse ou le loueur doivent envoyer plaque, date et heure à la police municipale, en général plusieurs jours avant. Demandez la plaque dès que la voiture est attribuée et gardez la réponse sur vous. Sans elle, les caméras dressent une amende à chaque passage.',
        'Les villas au bout d’un chemin de gravier sont une autre affaire : une sportive basse n’y arrivera peut-être pas, et une limousine n’y tournera pas. Faites une fois le dernier kilomètre, à l’heure de la cérémonie, avec n’importe quelle voiture.',
      ],
    },
    {
      heading: 'L’heure, et qui conduit',
      text: [
        'Réservez dès la veille. Cela coûte à peine plus, le loueur est ouvert, vous regardez la voiture tranquillement et le fleuriste travaille le matin. Comptez le double du temps de route entre la maison, la cérémonie, les photos et la fête, et choisissez un retour l’après-midi du lendemain.',
        'Nos voitures se louent sans chauffeur. Le meilleur conducteur est un ami calme, qui ne boit pas et se console de manquer l’apéritif. Il doit figurer dans la réservation, permis vérifié, comme quiconque prend le volant ; en dessous de 25 ans, un supplément par jour peut s’ajouter.',
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
      text: 'Nommez tous les conducteurs, faites vérifier les documents, convenez de la caution et de la carte.',
    },
    {
      title: 'Deux semaines avant',
      text: 'Envoyez la plaque à la police municipale si l’église ou la mairie est dans la ZTL.',
    },
    {
      title: 'La veille',
      text: 'Prenez la voiture, essayez le trajet, faites le plein, mettez eau, parapluie et mouchoirs dans le coffre.',
    },
  ],
  questions: [
    {
      question: 'Peut-on décorer la voiture ?',
      answer:
        'Rubans et fleurs sur ventouses souples, presque toujours ; rien de collé, de pincé dans une portière ou de jeté à l’intérieur. Riz et confettis comptent comme nettoyage exceptionnel.',
    },
    {
      question: 'La voiture peut-elle être apportée chez la mariée ?',
      answer:
        'Si le loueur y livre, oui : activez la livraison et indiquez l’adresse. Le conducteur inscrit doit être présent.',
    },
    {
      question: 'Et si le mariage est reporté ?',
      answer:
        'Jusqu’à 48 heures avant le jour de retrait, vous annulez sans frais et réservez la nouvelle date. Ensuite, notre commission est conservée.',
    },
    {
      question: 'Combien de voitures puis-je réserver ?',
      answer:
        'Autant qu’il en faut, chacune avec sa réservation et son conducteur. Trois au plus peuvent être impayées à la fois.',
    },
  ],
  invitation: {
    title: 'Trouvez la voiture du jour',
    text: 'Seulement des voitures offertes pour les événements, au prix complet.',
    button: 'Voir les voitures pour mariages',
  },
};
