import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Rome',
    description:
      'Louer une voiture à Rome : zones à trafic limité et autorisations, comptoirs à Fiumicino et Termini, où se garer et recharger, excursions et temps de route.',
  },
  title: 'Location de voiture à Rome',
  description:
    'Pour le Forum, la voiture ne sert à rien. Elle sert à tout ce qui commence où finit le métro : lacs, collines, villes étrusques et mer.',
  text: [
    {
      heading: 'Les zones à trafic limité (ZTL)',
      text: [
        'Le centre historique est une zone à trafic limité, tout comme le Tridente, le Trastevere, San Lorenzo, Testaccio et une partie de Monti : les unes de jour, d’autres la nuit, d’autres encore le week-end seulement. Des caméras gardent les entrées. Un panneau lumineux indique « varco attivo » quand l’entrée vous est fermée et « varco non attivo » quand elle est ouverte : fiez-vous à lui, pas aux heures d’un guide. Autour s’étend une zone plus large réservée aux véhicules peu polluants, qui ne concerne pas une voiture de location récente.',
        'Si votre hôtel est dedans, demandez-lui d’enregistrer la plaque pour le jour d’arrivée et celui du départ : il le fait chaque jour, mais il lui faut la plaque, donc appelez depuis le comptoir. Sinon, garez-vous dehors et prenez un taxi. Heures et autorisations sont publiées par Roma Servizi per la Mobilità.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'À Fiumicino, les comptoirs se trouvent dans une tour de bureaux reliée aux terminaux par des passages couverts, à dix minutes du tapis avec une valise. À Ciampino, ils sont à quelques pas de la sortie. À Termini, les comptoirs sont dans la gare et les voitures dans un garage voisin : pratique sans bagages, éprouvant à l’heure de pointe. Si vous arrivez fatigué, dormez une nuit en ville, puis reprenez le train vers un comptoir de l’aéroport ou de Tiburtina : on commence par le périphérique et non par la piazza Venezia.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Lignes blanches gratuites, bleues payantes, jaunes réservées. Au centre, les bleues sont rares et limitées dans le temps. De grands garages se trouvent sous la Villa Borghèse et sous le Janicule, hors de la zone, à une promenade ou à un bus des monuments. Les parkings relais du métro coûtent moins : Anagnina et Ponte Mammolo à l’est, Laurentina au sud, Saxa Rubra sur la ligne du nord. Ne laissez rien de visible dans la voiture.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes publiques sont nombreuses à Prati, aux Parioli, à l’EUR et le long des voies consulaires, plus rares dans le vieux centre. La plupart offrent 22 kW, pour un dîner ou une nuit ; les rapides se trouvent dans les centres commerciaux du périphérique et sur les aires de l’A1 et de l’A12. Les applications montrent celles qui sont libres. Les électriques ont eu un accès facilité au centre, mais une voiture de location n’en profite pas d’elle-même : faites vérifier la plaque avant d’y compter.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'Tivoli, la Villa d’Este et la Villa d’Hadrien : 45 minutes par l’A24',
          'Frascati et les Castelli Romani : 40 minutes, déjeuner dans une fraschetta',
          'Ostia Antica et la mer : 35 minutes',
          'Lac de Bracciano : 50 minutes par la Cassia ou la Braccianese',
          'Cerveteri et Tarquinia, les tombes peintes : 50 minutes et 1 h 15 par l’A12',
          'Orvieto : 1 h 20 par l’A1 ; on laisse la voiture en bas et on monte en funiculaire',
        ],
        'Partez avant huit heures ou après dix. Le dimanche soir, tout le monde rentre en même temps, par l’A1, la Pontina et la Via del Mare.',
      ],
    },
    {
      heading: 'Conduire à Rome, et quand venir',
      text: [
        'La circulation est rapide, serrée et moins agressive qu’elle n’en a l’air : chacun s’attend à ce que l’autre prenne l’espace libre. Gardez votre ligne, clignotez, laissez passer les scooters des deux côtés. Aux passages, le piéton a la priorité et s’en sert. Le Grande Raccordo Anulare fait le tour de la ville, sans péage, et ses sorties numérotées sont la clé de chaque trajet.',
        'Avril, mai, octobre et début novembre sont les meilleurs mois. En août, les rues sont vides, bien des boutiques fermées et un habitacle sans ombre intenable ; en décembre, les jours sont courts mais les collines limpides. Les jours de pollution, les voitures anciennes sont arrêtées, et certains dimanches d’hiver presque toutes le sont, même neuves : consultez le site de la ville.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le Colisée',
      description:
        'L’amphithéâtre de l’an 80 contenait quelque cinquante mille personnes et donne encore la mesure de tous les stades. Réservez un créneau, venez à l’ouverture ou en fin d’après-midi, et continuez par le Forum et le Palatin avec le même billet. Les rues alentour sont fermées aux voitures : la ligne B s’arrête devant.',
      image: 'roma-colosseo',
    },
    {
      name: 'Le Panthéon',
      description:
        'Un temple du IIe siècle dont la coupole de béton reste sans égale ; la lumière et la pluie y tombent par l’ouverture du sommet. Il se dresse au milieu de la zone à trafic limité, parmi des ruelles faites pour marcher. Tôt le matin, la place est à vous, et le café n’a pas de file.',
      image: 'roma-pantheon',
    },
    {
      name: 'La fontaine de Trevi',
      description:
        'Le dieu marin de Nicola Salvi sort avec ses chevaux d’une façade de palais, sur une place bien trop petite pour lui : c’est tout l’effet. L’eau vient d’un aqueduc d’Agrippa encore en service. Venez après onze heures du soir, jetez une pièce par-dessus l’épaule gauche, et vous reviendrez.',
      image: 'roma-fontana-di-trevi',
    },
    {
      name: 'Saint-Pierre et le château Saint-Ange',
      description:
        'On peut monter à la coupole de Michel-Ange ; de là-haut, la ville s’étend entre pins et dômes jusqu’aux monts Albains. Une avenue droite mène au tombeau d’Hadrien sur le Tibre, plus tard forteresse des papes. Le garage du Janicule est à dix minutes à pied, hors de la zone.',
      image: 'roma-san-pietro',
    },
  ],
  questions: [
    {
      question: 'Faut-il une voiture dans Rome ?',
      answer:
        'Non. Marchez, prenez métro et trams, et louez la voiture pour les jours où vous quittez la ville.',
    },
    {
      question: 'Je suis entré dans la ZTL par erreur. Que faire ?',
      answer:
        'Si votre hôtel est dedans, demandez-lui d’enregistrer la plaque le jour même. Sinon, ne sortez pas pour rentrer de nouveau : chaque passage compte. L’amende arrive par le loueur.',
    },
    {
      question: 'Combien de temps de Fiumicino au centre ?',
      answer:
        'Quarante minutes quand la route est libre, bien plus d’une heure entre 7:30 et 9:30. Le train pour Termini met environ une demi-heure.',
    },
    {
      question: 'Où faire le plein avant de rendre la voiture à Fiumicino ?',
      answer:
        'Aux stations le long de l’autoroute depuis Rome ou dans le bourg de Fiumicino ; celles de l’aéroport sont plus chères et encombrées le matin.',
    },
  ],
};
