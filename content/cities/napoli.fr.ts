import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Naples',
    description:
      'Louer une voiture à Naples : ZTL, Capodichino, garages, la côte amalfitaine et ses règles, recharge, Pompéi et Caserte avec temps de route et usages.',
  },
  title: 'Location de voiture à Naples',
  description:
    'À Naples, nul n’a besoin de voiture ; sans voiture, nul ne voit la Campanie. Prenez-la le jour où vous quittez la ville.',
  text: [
    {
      heading: 'Zones à trafic limité et couloirs de bus',
      text: [
        'Naples a plusieurs zones à trafic limité, dont Centro Antico, Piazza Dante, Mezzocannone, Tarsia et, à certaines heures, des parties de Chiaia et du front de mer. Les heures diffèrent d’une entrée à l’autre et changent avec les chantiers, les fêtes et la saison ; le panneau fait foi, et la liste à jour est sur le site de la ville. Les couloirs de bus, par exemple corso Umberto, ont aussi leurs caméras.',
        'Un hôtel situé dans une zone peut en général déclarer votre plaque. Beaucoup font mieux et envoient quelqu’un mener la voiture dans un garage gardé : acceptez. Sinon, choisissez un garage près du port ou de la gare et continuez en métro, qui est à lui seul un musée.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'Capodichino est à six kilomètres du centre, au bord de la Tangenziale. Le parc des loueurs est tout près du terminal, à pied ou par navette selon le loueur ; gardez un quart d’heure. De là, vous êtes en cinq minutes sur la rocade, l’A1 ou l’A3 sans avoir vu une seule rue, ce qui le rend préférable aux comptoirs de la gare centrale. L’Alibus relie aéroport, gare et port pour ceux qui arrivent en train ou en ferry.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Ne laissez jamais une voiture de location la nuit dans la rue ; le garage gardé fait partie du prix de Naples. Le parking Morelli, creusé dans une citerne antique sous Chiaia, le parking Brin près du port et les garages de la piazza Municipio et de la gare sont connus. Parkings relais du métro 1 : Colli Aminei et Frullone. Les gardiens improvisés qui demandent une pièce ne sont pas un parking.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Il y a des bornes au Vomero, à Fuorigrotta, sur le front de mer et dans les grands garages ; des rapides sur l’A1 et l’A3 et aux centres commerciaux de Nola et d’Afragola. Sur la côte amalfitaine, elles appartiennent surtout aux hôtels. Quittez Naples la batterie pleine, et comptez en regagner un peu en descendant d’Agerola ou de Ravello.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Pompéi et Herculanum : 30 et 20 minutes par l’A3 ; parkings gardés aux entrées',
          'Le Vésuve : 50 minutes ; billets en ligne seulement, navette à la fin',
          'Le palais royal de Caserte : 35 minutes par l’A1',
          'Sorrente : 1 h 10 ; Positano et Amalfi de 1 h 30 à 2 h par la SS163',
          'Paestum, ses temples et ses bufflonnes : 1 h 20',
          'Pouzzoles, Baïes et Cumes : 30 minutes par la Tangenziale',
        ],
        'Sur la route côtière entre Positano et Vietri, des règles selon la plaque s’appliquent les jours d’été et de fête, avec des exceptions : lisez l’arrêté en vigueur avant de partir, ou prenez le bateau de Salerne.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'La circulation est une négociation menée de bonne humeur. Regardez ce qui est devant vous, avancez lentement et sans à-coups, servez-vous du klaxon pour vous annoncer et non pour gronder, rabattez vos rétroviseurs dans les ruelles. Les scooters doublent de tous côtés et à contresens. La Tangenziale a un péage unique ; préparez monnaie ou carte.',
        'Le printemps et l’automne sont les meilleurs. De mi-juin à mi-septembre, la route côtière avance au pas de dix heures à dix-neuf. En hiver, Naples est douce, Pompéi vide, et le Vésuve parfois blanc.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Spaccanapoli et San Gregorio Armeno',
      description:
        'La rue droite de la ville grecque fend encore le vieux centre, entre le cloître de majolique de Santa Chiara et la ruelle où l’on fabrique toute l’année des santons de crèche. C’est le cœur de la zone Centro Antico : venez en métro à Dante ou Università, et marchez.',
      image: 'napoli-spaccanapoli',
    },
    {
      name: 'Le Castel dell’Ovo',
      description:
        'Le plus vieux château de la ville se dresse sur un îlot où Virgile, dit la légende, cacha un œuf dont dépend le sort de Naples. De ses murs, on voit le golfe de Posillipo au Vésuve. Autour, le Borgo Marinari aligne ses tables sur l’eau ; le front de mer est souvent fermé aux voitures.',
      image: 'napoli-castel-dell-ovo',
    },
    {
      name: 'La chapelle Sansevero',
      description:
        'Une petite chapelle de famille et l’une des sculptures les plus étonnantes du monde : le Christ voilé de Sanmartino, de 1753, où le marbre devient étoffe. Du prince qui le commanda, on dit qu’il était alchimiste. On entre à quelques-uns, sur réservation : retenez votre heure avant d’organiser la journée.',
      image: 'napoli-cappella-sansevero',
    },
    {
      name: 'La piazza del Plebiscito',
      description:
        'Un vaste demi-cercle de colonnes face au palais royal, avec le San Carlo, le plus ancien opéra encore en service, au coin, et le plus célèbre café entre les deux. Jusqu’aux années quatre-vingt-dix, c’était un parking. Essayez d’aller du palais entre les deux chevaux de bronze les yeux fermés.',
      image: 'napoli-piazza-del-plebiscito',
    },
  ],
  questions: [
    {
      question: 'Est-il dangereux de conduire à Naples ?',
      answer:
        'Plus lent que dangereux. Le dégât habituel est la rayure : regardez la franchise, et garez-vous sous garde.',
    },
    {
      question: 'Puis-je emmener la voiture à Capri ou à Ischia ?',
      answer:
        'À Capri non : les voitures des non-résidents y sont interdites une grande partie de l’année. À Ischia, des limites saisonnières existent et le loueur doit accepter.',
    },
    {
      question: 'Quelle voiture pour la côte amalfitaine ?',
      answer:
        'La plus petite où vous teniez. Les cars se croisent dans les virages et les places sont courtes.',
    },
    {
      question: 'Train ou voiture pour Pompéi ?',
      answer: 'Pour Pompéi seule, le train. Avec Herculanum, le Vésuve ou Paestum le même jour, la voiture.',
    },
  ],
};
