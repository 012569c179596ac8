import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Milan',
    description:
      'Louer une voiture à Milan : Area B et Area C expliquées, comptoirs à Linate, Malpensa et Centrale, parkings relais, recharge, lacs et collines à une heure.',
  },
  title: 'Location de voiture à Milan',
  description:
    'Milan a les meilleurs transports publics d’Italie et se trouve à une heure de trois lacs. Louez la voiture pour la seconde raison.',
  text: [
    {
      heading: 'Area C, Area B et les ZTL',
      text: [
        'Deux anneaux entourent Milan. L’Area B couvre presque toute la ville et tient à l’écart, les jours ouvrés, les véhicules anciens et polluants ; une voiture de location récente passe, mais demandez la classe d’émission si vous réservez un vieux diesel. L’Area C est le centre à l’intérieur des anciens bastions : les jours ouvrés, il faut un ticket par jour d’entrée, quelle que soit la voiture, avec des exceptions pour certaines électriques et les véhicules adaptés. On l’achète en ligne, par application, aux horodateurs ou au tabac, et il s’active avec la plaque, même peu après le passage. Jours, heures et prix changent : consultez la page Area C de la ville le matin même.',
        'À l’intérieur se trouvent des ZTL plus petites, comme le Quadrilatère et, le soir, les ruelles de Brera et des Navigli, pour lesquelles aucun ticket ne suffit : seul un hôtel ou un garage situé dedans peut vous inscrire.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Linate est à un quart d’heure du centre par le métro M4, avec ses comptoirs aux arrivées : c’est le plus simple. À Malpensa, à cinquante kilomètres, les deux terminaux ont des comptoirs et le train va à Centrale et Cadorna. À Bergame, les vols à bas prix se posent près de l’A4. À Centrale, les comptoirs sont dans la gare et les voitures dans les garages voisins ; pour sortir sans toucher aux bastions, réglez la navigation sur la Tangenziale.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Lignes jaunes pour les riverains, bleues payantes pour tous, avec une durée limitée au centre. Les grands parkings relais du métro sont vastes et bon marché : Lampugnano et Molino Dorino en venant des lacs, Cascina Gobba et Gessate de l’est, San Donato et Rogoredo de l’A1, Famagosta et Bisceglie du sud et de l’ouest. Au centre, restent les garages privés et leurs prix. Les nuits de nettoyage, les voitures sont enlevées ; le jour est écrit sur le poteau.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Aucune ville italienne n’a plus de bornes : cherchez-les dans les rues de Porta Romana, à Isola, à CityLife et près des gares. Beaucoup n’autorisent le stationnement que pendant la charge, avec un supplément pour qui reste branché. Les ultrarapides sont le long des périphériques et sur les aires de l’A4, de l’A8 et de l’A1. Pour les lacs, chargez avant de partir : les villages ont peu de bornes et beaucoup de visiteurs.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Côme : 50 minutes par l’A9 ; Bellagio, encore 50 par la route du lac, étroite',
          'Bergame, ville haute : 50 minutes par l’A4',
          'La chartreuse de Pavie et Pavie : 40 minutes',
          'Stresa et les îles Borromées : 1 h 10 par l’A8 et l’A26',
          'Vigevano et sa place Renaissance : 45 minutes',
          'La Franciacorta et le lac d’Iseo : 1 h 10',
        ],
        'Les beaux samedis, partez avant huit heures : les lacs se remplissent, de même que les bacs qui portent les voitures de Menaggio et Varenna à Bellagio.',
      ],
    },
    {
      heading: 'Péages, habitudes, saison',
      text: [
        'Les périphériques (Tangenziali) sont en partie payants. La Pedemontana (A36), au nord, n’a pas de barrières : des caméras lisent la plaque et l’on paie en ligne sous quelques jours, sinon le loueur paie et ajoute ses frais. Les tramways ont presque toujours la priorité ; attendez derrière eux là où l’on descend sur la chaussée. Les Milanais conduisent vite et en ordre, et ne pardonnent pas l’hésitation au feu vert.',
        'De novembre à janvier, certains matins la plaine est dans le brouillard. Les salons, surtout celui du meuble en avril, vident les comptoirs des semaines à l’avance. D’octobre à mars, la région limite davantage les vieux diesels. Du 15 novembre au 15 avril, pneus d’hiver ou chaînes sont exigés sur les autoroutes vers les lacs et les montagnes.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le Duomo',
      description:
        'Six siècles de chantier, plus de trois mille statues, et un toit où l’on marche entre les flèches, avec les Alpes à l’horizon par temps clair. Prenez l’ascenseur avant le coucher du soleil. La place est piétonne, dans l’Area C ; les lignes M1 et M3 débouchent en son milieu.',
      image: 'milano-duomo',
    },
    {
      name: 'La galerie Victor-Emmanuel II',
      description:
        'Le passage vitré de 1877 entre la cathédrale et la Scala, où Milan prend l’apéritif et se laisse regarder. Au sol, un taureau de mosaïque porte bonheur à qui tourne dessus du talon. Au-delà commencent les ruelles de Brera, ses galeries et ses petites tables, fermées aux voitures le soir.',
      image: 'milano-galleria',
    },
    {
      name: 'Le château des Sforza',
      description:
        'La forteresse des ducs, avec la dernière Pietà, inachevée, de Michel-Ange et des salles décorées par Léonard. Derrière, le parc Sempione va jusqu’à l’arc de la Paix. Les cours sont ouvertes à tous, les musées rarement pleins. En voiture, on ne le voit que du dehors : les rues alentour sont en Area C.',
      image: 'milano-castello',
    },
    {
      name: 'Les Navigli',
      description:
        'Deux canaux restent du réseau par lequel le marbre du Duomo arrivait en barque. Le jour, des ateliers d’artistes et, le dernier dimanche du mois, des antiquaires ; le soir, des tables tout le long de l’eau. Laissez la voiture à Famagosta ou à Romolo, à une station : la nuit, des caméras veillent ici.',
      image: 'milano-navigli',
    },
  ],
  questions: [
    {
      question: 'Qui paie le ticket de l’Area C, moi ou le loueur ?',
      answer:
        'Vous. Activez un ticket avec la plaque le jour même, ou dans le court délai accordé ensuite. Sinon, l’amende arrive par le loueur.',
    },
    {
      question: 'Quel aéroport choisir pour les lacs ?',
      answer: 'Malpensa pour le lac Majeur et le lac d’Orta, Linate pour Côme, Bergame pour Iseo et Garde.',
    },
    {
      question: 'La voiture sert-elle en ville ?',
      answer: 'À peine. Métro et trams roulent jusqu’après minuit ; laissez-la dans un parking relais.',
    },
    {
      question: 'Faut-il un Telepass ?',
      answer:
        'Non. Les cartes passent aux barrières (panneaux bleus). Seule la Pedemontana se paie en ligne.',
    },
  ],
};
