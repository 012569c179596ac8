import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Naples',
    description:
      'Louer une voiture à Naples : ZTL, Capodichino, garages, la côte amalfitaine et ses règles, recharge, Pompéi et Caserte, temps de route et usages.',
  },
  title: 'Location de voiture à Naples',
  description:
    'Inutile à Naples, indispensable pour voir la Campanie : prenez la voiture le jour où vous quittez la ville.',
  text: [
    {
      heading: 'Zones à trafic limité et couloirs de bus',
      text: [
        'Naples a plusieurs zones à trafic limité, dont Centro Antico, Piazza Dante, Mezzocannone, Tarsia et, à certaines heures, une partie de Chiaia et du front de mer. Les horaires diffèrent d’une entrée à l’autre et changent avec les chantiers, les fêtes et la saison ; fiez-vous au panneau et à la liste publiée sur le site de la ville. Les couloirs de bus reçoivent aussi des caméras, en 2026 via Marina, le long du port. Les jours ouvrés d’hiver, la ville a en outre interdit ses rues, mais pas les autoroutes, aux vieux diesels jusqu’à Euro 5 : si votre voiture en est un, demandez au loueur.',
        'Un hôtel situé dans une zone, ou un garage dont vous êtes client, peut en général déclarer votre plaque. Beaucoup d’hôtels vous indiquent un garage gardé tout proche : acceptez. Sinon, choisissez un garage près du port ou de la gare et continuez en métro, dont les stations sont à elles seules un musée.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Capodichino est à six kilomètres du centre, au bord de la Tangenziale. L’espace des loueurs est tout près du terminal, à pied ou par navette selon le loueur ; prévoyez un quart d’heure. De là, vous êtes en cinq minutes sur la rocade, l’A1 ou l’A3 sans traverser la ville : c’est plus simple que de partir des comptoirs de la gare centrale. L’Alibus relie aéroport, gare et port pour ceux qui arrivent en train ou en ferry.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Ne laissez jamais une voiture de location la nuit dans la rue : comptez un garage gardé dans votre budget. Les plus connus sont le parking Morelli, creusé dans le tuf sous Chiaia, le parking Brin, près du port, et les garages proches de la piazza Municipio et de la gare. Sur la ligne 1 du métro, il y a des parkings relais à Colli Aminei et à Frullone. Les gardiens improvisés qui demandent une pièce ne sont pas un parking.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Il y a des bornes au Vomero, à Fuorigrotta, sur le front de mer et dans les grands garages ; des bornes rapides sur l’A1 et l’A3 et dans les centres commerciaux de Nola et d’Afragola. Sur la côte amalfitaine, elles appartiennent surtout aux hôtels. Quittez Naples la batterie pleine ; vous en récupérerez un peu en descendant d’Agerola ou de Ravello.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Pompéi et Herculanum : 30 et 20 minutes par l’A3 ; parkings gardés aux entrées',
          'Le Vésuve : 50 minutes ; billets en ligne seulement, à acheter à l’avance',
          'Le palais royal de Caserte : 35 minutes par l’A1',
          'Sorrente : 1 h 10 ; Positano et Amalfi de 1 h 30 à 2 h par la SS163',
          'Paestum, ses temples et ses bufflonnes : 1 h 20',
          'Pouzzoles, Baïes et Cumes : 30 minutes par la Tangenziale',
        ],
        'Sur la route côtière entre Positano et Vietri, la circulation est alternée de 10 h à 18 h, tous les jours de juillet ou août à fin septembre, et les week-ends et jours de fête de Pâques à début novembre. Jusqu’ici, les plaques au dernier chiffre pair restaient dehors les jours pairs, les autres les jours impairs. Les voitures de location ne sont pas exemptées ; les clients des hôtels de la côte le sont, réservation à l’appui, le jour d’arrivée et celui du départ. Lisez l’arrêté de l’année, ou prenez le bateau de Salerne.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'La circulation est une négociation permanente, menée dans la bonne humeur. Regardez devant vous, avancez lentement et sans à-coups, klaxonnez pour vous signaler et non pour protester, rabattez les rétroviseurs dans les ruelles. Les scooters surgissent de tous côtés, parfois à contresens. La Tangenziale a un péage unique ; préparez de la monnaie ou une carte. L’A3 vers Pompéi a elle aussi un tarif unique, mais son exploitant refuse Visa et Mastercard depuis 2024 : prévoyez des espèces.',
        'Le printemps et l’automne sont les meilleures saisons. De mi-juin à mi-septembre, on roule au pas sur la route côtière de 10 h à 19 h. En hiver, Naples est douce, Pompéi presque vide et le Vésuve parfois enneigé.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Spaccanapoli et San Gregorio Armeno',
      description:
        'La longue rue droite de la ville grecque fend encore le vieux centre, entre le cloître de majolique de Santa Chiara et la ruelle où l’on fabrique toute l’année des santons de crèche. C’est le cœur de la zone Centro Antico : venez en métro à Dante ou Università, et marchez.',
      image: 'napoli-spaccanapoli',
    },
    {
      name: 'Le Castel dell’Ovo',
      description:
        'Le plus vieux château de la ville se dresse sur un îlot où Virgile, dit la légende, cacha un œuf dont dépend le sort de Naples. De ses remparts, quand les travaux permettent d’y monter, on voit tout le golfe, du Pausilippe au Vésuve. À ses pieds, le Borgo Marinari aligne ses tables au bord de l’eau ; le front de mer est souvent fermé aux voitures.',
      image: 'napoli-castel-dell-ovo',
    },
    {
      name: 'La chapelle Sansevero',
      description:
        'Une petite chapelle de famille et l’une des sculptures les plus étonnantes du monde : le Christ voilé de Sanmartino, de 1753, où le marbre devient étoffe. On disait alchimiste le prince qui le commanda. On entre par petits groupes, sur réservation : choisissez votre créneau avant d’organiser la journée.',
      image: 'napoli-cappella-sansevero',
    },
    {
      name: 'La piazza del Plebiscito',
      description:
        'Un vaste demi-cercle de colonnes face au palais royal, avec à deux pas le San Carlo, le plus ancien opéra encore en activité, et le plus célèbre café de la ville. Jusqu’aux années quatre-vingt-dix, c’était un parking. Tentez, comme les Napolitains, de la traverser les yeux fermés en passant entre les deux chevaux de bronze.',
      image: 'napoli-piazza-del-plebiscito',
    },
  ],
  questions: [
    {
      question: 'Est-il dangereux de conduire à Naples ?',
      answer:
        'Plus lent que dangereux. Le risque le plus courant est la rayure : vérifiez la franchise et choisissez un parking gardé.',
    },
    {
      question: 'Puis-je emmener la voiture à Capri ou à Ischia ?',
      answer:
        'À Capri non : les voitures des non-résidents y sont interdites une grande partie de l’année. À Ischia, il y a des limites en saison, et il faut l’accord du loueur.',
    },
    {
      question: 'Quelle voiture pour la côte amalfitaine ?',
      answer: 'La plus petite possible. On croise des autocars dans les virages et les places sont courtes.',
    },
    {
      question: 'Train ou voiture pour Pompéi ?',
      answer:
        'Le train pour Pompéi seule. La voiture si vous ajoutez Herculanum, le Vésuve ou Paestum le même jour.',
    },
  ],
};
