import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Florence',
    description:
      'Louer une voiture à Florence : la ZTL expliquée, le parc des loueurs à Peretola, tramway et parkings relais, recharge, excursions à Sienne et dans le Chianti.',
  },
  title: 'Location de voiture à Florence',
  description:
    'La ville se découvre à pied, les collines en voiture. Comment séparer les deux et dormir tout de même au centre.',
  text: [
    {
      heading: 'La ZTL expliquée',
      text: [
        'Presque tout ce qui est à l’intérieur des boulevards est une zone à trafic limité, divisée en secteurs, active du petit matin au soir du lundi au vendredi, jusqu’à l’après-midi le samedi et, à la belle saison, certaines nuits aussi. Des caméras lisent chaque plaque et, à chaque entrée, un panneau lumineux indique si la zone est active ; quelques entrées, réservées aux bus, ne s’ouvrent jamais. Un second anneau, le Scudo Verde, surveille les véhicules polluants aux portes de la ville et ne concerne pas une voiture récente.',
        'Deux moyens d’entrer : un hôtel qui enregistre votre plaque pour que vous veniez jusqu’à lui, ou un garage de la zone qui le fait pour ses clients. Demandez une confirmation écrite. Les jours et les horaires sont publiés par la ville et par Servizi alla Strada.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Peretola n’est qu’à six kilomètres de la cathédrale, et le tram T2 mène au centre en vingt minutes. Les loueurs partagent un parc via Palagio degli Spini, à quelques minutes du terminal par navette gratuite : comptez une demi-heure à l’aller comme au retour. En ville, plusieurs loueurs sont autour de Borgo Ognissanti, à la limite de la zone ; faites-vous expliquer l’entrée et la sortie et suivez le trajet à la lettre. Depuis l’aéroport de Pise, comptez une heure et quart par la voie rapide FI-PI-LI, sans péage.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Le mieux est de ne pas entrer. On accède à Villa Costanza, à Scandicci, directement de l’A1, sans quitter l’autoroute : laissez-y la voiture et prenez le tram T1 jusqu’à la gare. Plus près, les parkings du Parterre, au nord, de Porta Romana et de la piazza della Calza, sur l’autre rive, sont hors de la zone. On rejoint le parking souterrain de la gare Santa Maria Novella par un itinéraire ouvert à tous. Au piazzale Michelangelo, les places sont rarement libres.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes jalonnent les boulevards, les parkings du Parterre et Beccaria, Villa Costanza et bien des rues de Campo di Marte et de Novoli. À la campagne, beaucoup de domaines et d’agritourismes ont une borne : demandez en réservant la chambre. Entre Sienne et la côte, les bornes rapides restent rares ; chargez à Florence ou sur l’A1.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Greve et Castellina in Chianti par la SR222, lente et superbe : 45 minutes et 1 heure',
          'Sienne : 1 h 10 par la voie rapide gratuite ; parkings Il Campo ou Santa Caterina, au bord du centre',
          'San Gimignano et Volterra : 1 h et 1 h 30',
          'Lucques et Pise : 1 h et 1 h 15',
          'Arezzo et Cortone : 1 h et 1 h 30 par l’A1',
          'Vallombrosa et les forêts du Casentino : 50 minutes, au frais même en août',
        ],
        'Chacune de ces villes a sa propre ZTL. Suivez les panneaux P plutôt que le chemin le plus court du GPS.',
      ],
    },
    {
      heading: 'Usages et saison',
      text: [
        'Sur les routes de campagne, attendez-vous à des cyclistes, des tracteurs et, au crépuscule, des sangliers. Les chemins blancs (strade bianche) sont publics et en bon état, mais une voiture basse peut y toucher. Les radars des boulevards et de la FI-PI-LI sont nombreux et précis. Dans les collines, les stations ferment à midi et le dimanche ; l’automate prend cartes et billets.',
        'D’avril à juin et de septembre à octobre, conduire ici est un plaisir. En juillet et en août, la ville est chaude et bondée, et la route de la mer saturée le samedi. En novembre, on presse l’huile et les prix baissent ; du 15 novembre au 15 avril, pneus d’hiver ou chaînes sont obligatoires sur le tronçon apennin de l’A1.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La cathédrale et la coupole de Brunelleschi',
      description:
        'La coupole fut élevée de 1420 à 1436 sans cintre reposant au sol, et personne n’en a bâti de plus grande en brique depuis. Quatre cent soixante-trois marches montent entre ses deux coques jusqu’à la lanterne. On monte sur réservation, à heure fixe, souvent complet des jours à l’avance. Toutes les rues alentour sont piétonnes.',
      image: 'firenze-duomo',
    },
    {
      name: 'Le Ponte Vecchio',
      description:
        'Le plus ancien des ponts, bordé d’orfèvres depuis que le grand-duc en a chassé les bouchers, et le seul qui n’ait pas sauté en 1944. Au-dessus des boutiques court le corridor de Vasari, des Offices au palais Pitti. Traversez-le tôt, puis regardez-le du pont Santa Trinita.',
      image: 'firenze-ponte-vecchio',
    },
    {
      name: 'Les Offices',
      description:
        'Les anciens bureaux des Médicis abritent aujourd’hui la galerie où l’on suit la peinture italienne de Cimabue au Caravage. Les salles de Botticelli sont pleines, les dernières tranquilles. Réservez tôt le matin ou en fin d’après-midi et comptez deux heures ; la terrasse du café donne juste sur la tour du Palazzo Vecchio.',
      image: 'firenze-uffizi',
    },
    {
      name: 'Le piazzale Michelangelo',
      description:
        'La terrasse, sur l’autre rive de l’Arno, d’où sont prises toutes les cartes postales. Elle est hors de la zone à trafic limité, et le viale dei Colli, qui y monte en larges courbes, est la plus belle route de la ville. Au-dessus se dresse San Miniato, où les moines chantent les vêpres.',
      image: 'firenze-piazzale-michelangelo',
    },
  ],
  questions: [
    {
      question: 'Puis-je aller en voiture à mon hôtel du centre ?',
      answer:
        'Oui, s’il enregistre la plaque et si vous suivez le trajet indiqué. Déchargez, puis laissez la voiture dans son garage ou hors de la zone.',
    },
    {
      question: 'Le parking de la gare est-il dans la ZTL ?',
      answer:
        'Non, on l’atteint depuis les boulevards sans entrer dans la zone. Suivez les panneaux, pas le couloir de bus.',
    },
    {
      question: 'Combien de temps entre l’avion et la voiture ?',
      answer:
        'Une demi-heure avec les bagages : navette, file, état des lieux. Autant au retour, plus l’arrêt à la pompe.',
    },
    {
      question: 'Faut-il une voiture pour le Chianti ?',
      answer:
        'Oui. Les bus sont rares et les meilleurs domaines sont loin des arrêts. Désignez un conducteur qui ne déguste pas.',
    },
  ],
};
