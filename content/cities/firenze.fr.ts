import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Florence',
    description:
      'Louer une voiture à Florence : la ZTL expliquée, le parc des loueurs à Peretola, tramway et parkings relais, recharge, excursions à Sienne et dans le Chianti.',
  },
  title: 'Location de voiture à Florence',
  description:
    'La ville se marche, les collines se conduisent. Comment séparer les deux et dormir tout de même au centre.',
  text: [
    {
      heading: 'La ZTL expliquée',
      text: [
        'Presque tout ce qui est à l’intérieur des boulevards est une zone à trafic limité, divisée en secteurs, active les jours ouvrés du petit matin au soir et, à la belle saison, plusieurs nuits aussi. Des caméras lisent chaque plaque et un panneau lumineux dit à chaque entrée si elle est active. Un second anneau, le Scudo Verde, surveille les véhicules polluants à l’entrée de la ville.',
        'Deux choses vous ouvrent la porte : un hôtel qui enregistre votre plaque pour venir jusqu’à lui, ou un garage dans la zone qui le fait avec le prix du stationnement. Demandez une confirmation écrite. Dates et heures sont publiées par la ville et par Servizi alla Strada.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Peretola n’est qu’à six kilomètres de la cathédrale, et le tram T2 mène au centre en vingt minutes. Les loueurs partagent un parc via Palagio degli Spini, à quelques minutes du terminal par navette gratuite : comptez une demi-heure dans chaque sens. En ville, plusieurs comptoirs se trouvent autour de Borgo Ognissanti, en lisière de la zone ; faites-vous expliquer l’entrée et la sortie et suivez-les exactement. De l’aéroport de Pise, on arrive en une heure et quart par la voie rapide FI-PI-LI, sans péage.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'La meilleure idée est de ne pas entrer. Villa Costanza, à Scandicci, s’atteint directement de l’A1 sans quitter l’autoroute : laissez-y la voiture et prenez le tram T1 jusqu’à la gare. Plus près, les parkings du Parterre, au nord, de Porta Romana et de la piazza della Calza, outre-Arno, sont tous hors de la zone. Le parking souterrain de la gare Santa Maria Novella se rejoint par un couloir ouvert à tous. Au piazzale Michelangelo, les places sont gratuites et rarement libres.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes jalonnent les boulevards, les parkings du Parterre et Beccaria, Villa Costanza et bien des rues de Campo di Marte et de Novoli. À la campagne, domaines et fermes-auberges ont découvert la borne murale : demandez en réservant la chambre. Entre Sienne et la côte, les rapides restent rares ; faites le plein à Florence ou sur l’A1.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Greve et Castellina in Chianti par la SR222 : 45 minutes et 1 heure, lentes et superbes',
          'Sienne : 1 h 10 par la voie rapide gratuite ; parkings Il Campo ou Santa Caterina, hors les murs',
          'San Gimignano et Volterra : 1 h et 1 h 30',
          'Lucques et Pise : 1 h et 1 h 15',
          'Arezzo et Cortone : 1 h et 1 h 30 par l’A1',
          'Vallombrosa et les forêts du Casentino : 50 minutes, fraîches en août',
        ],
        'Chacune de ces villes a sa propre ZTL. Suivez le P, non le chemin le plus court du navigateur.',
      ],
    },
    {
      heading: 'Usages et saison',
      text: [
        'Sur les routes de campagne, attendez-vous à des cyclistes, des tracteurs et, au crépuscule, des sangliers. Les chemins blancs sont publics et bons, mais une voiture basse y rencontre des pierres. Les radars des boulevards et de la FI-PI-LI sont nombreux et précis. Dans les collines, les stations ferment à midi et le dimanche ; l’automate prend cartes et billets.',
        'D’avril à juin et de septembre à octobre, on conduit ici par plaisir. En juillet et août, la ville est chaude et pleine, la route de la mer bouchée le samedi. En novembre, on presse l’huile et les prix baissent ; dès le 15 novembre, pneus d’hiver ou chaînes sur le tronçon apennin de l’A1.',
      ],
    },
  ],
  monuments: [
    {
      name: 'La cathédrale et la coupole de Brunelleschi',
      description:
        'La coupole fut élevée de 1420 à 1436 sans cintre posé au sol, et nul n’en a bâti depuis de plus grande en brique. Quatre cent soixante-trois marches montent entre ses deux coques jusqu’à la lanterne. On entre à heure fixe, souvent complet des jours avant. Toutes les rues alentour sont piétonnes.',
      image: 'firenze-duomo',
    },
    {
      name: 'Le Ponte Vecchio',
      description:
        'Le plus ancien des ponts, bordé d’orfèvres depuis que le grand-duc en chassa les bouchers, et le seul qui n’ait pas sauté en 1944. Au-dessus des boutiques court le corridor de Vasari, des Offices au palais Pitti. Traversez-le tôt, puis regardez-le du pont Santa Trinita.',
      image: 'firenze-ponte-vecchio',
    },
    {
      name: 'Les Offices',
      description:
        'Les bureaux de l’État des Médicis, aujourd’hui la galerie où la peinture italienne se suit de Cimabue au Caravage. Les salles de Botticelli sont pleines, les dernières tranquilles. Réservez tôt le matin ou en fin d’après-midi et comptez deux heures ; la terrasse du café donne droit sur la tour du Palazzo Vecchio.',
      image: 'firenze-uffizi',
    },
    {
      name: 'Le piazzale Michelangelo',
      description:
        'La terrasse d’outre-Arno d’où sont prises toutes les cartes postales. Elle est hors de la zone à trafic limité, et le viale dei Colli, qui y monte en larges courbes, est la plus belle route de la ville. Au-dessus se dresse San Miniato, où les moines chantent les vêpres.',
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
      question: 'La route de la gare est-elle dans la ZTL ?',
      answer:
        'Le parking souterrain de la gare s’atteint des boulevards sans entrer dans la zone. Suivez les panneaux, non le couloir des bus.',
    },
    {
      question: 'Combien de temps entre l’avion et la voiture ?',
      answer:
        'Une demi-heure avec bagages : navette, file, remise. Autant au retour, plus l’arrêt à la pompe.',
    },
    {
      question: 'Faut-il une voiture pour le Chianti ?',
      answer:
        'Oui. Les bus sont rares et les meilleurs domaines se trouvent entre les arrêts. Désignez un conducteur qui ne goûte pas.',
    },
  ],
};
