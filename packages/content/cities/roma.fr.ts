import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Rome',
    description:
      'Louer une voiture à Rome : zones à trafic limité et autorisations, comptoirs à Fiumicino et Termini, où se garer et recharger, excursions et temps de route.',
  },
  title: 'Location de voiture à Rome',
  description:
    'Pour voir le Forum, la voiture ne sert à rien. Elle sert à tout ce qui commence là où finit le métro : lacs, collines, villes étrusques et mer.',
  text: [
    {
      heading: 'Les zones à trafic limité (ZTL)',
      text: [
        'Le centre historique est une zone à trafic limité, tout comme le Tridente, le Trastevere, San Lorenzo, Testaccio et une partie de Monti : les unes de jour, d’autres la nuit, d’autres encore le week-end seulement. Des caméras gardent les entrées. Un panneau lumineux indique « varco attivo » quand l’entrée vous est fermée et « varco non attivo » quand elle est ouverte : fiez-vous à lui, pas aux heures d’un guide. Autour s’étend une zone plus large réservée aux véhicules peu polluants ; une voiture de location récente n’y est en principe pas concernée. Dans la zone du centre, la vitesse est limitée à 30 km/h, même sur les grandes artères.',
        'Si votre hôtel est dans la zone, demandez-lui s’il peut enregistrer la plaque pour les jours d’arrivée et de départ, avec une confirmation écrite : il lui faut le numéro, donc appelez-le depuis le comptoir. Dans le Tridente, les règles sont plus strictes. Sinon, garez-vous à l’extérieur et prenez un taxi. Les horaires et les autorisations sont publiés par Roma Servizi per la Mobilità.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'À Fiumicino, les comptoirs se trouvent dans une tour de bureaux reliée aux terminaux par des passages couverts, à dix minutes du tapis avec une valise. À Ciampino, ils sont à quelques pas de la sortie. À Termini, les comptoirs sont dans la gare et les voitures dans un garage voisin : pratique sans bagages, éprouvant à l’heure de pointe. Si l’arrivée est fatigante, dormez une nuit en ville, puis reprenez le train vers un comptoir de l’aéroport ou de Tiburtina : vous commencerez par le périphérique et non par la piazza Venezia.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les places blanches sont gratuites, les bleues payantes, les jaunes réservées. Au centre, les bleues sont rares et limitées dans le temps. Il y a de grands garages sous la Villa Borghèse et sous le Janicule, hors de la zone : on rejoint les monuments à pied ou en bus. Les parkings relais du métro coûtent moins cher : Anagnina et Ponte Mammolo à l’est, Laurentina au sud ; au nord, Saxa Rubra est sur la ligne de train de Viterbe. En semaine, ils se remplissent tôt. Ne laissez rien de visible dans la voiture.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Les bornes publiques sont nombreuses à Prati, aux Parioli, à l’EUR et le long des voies consulaires, plus rares dans le vieux centre. La plupart offrent 22 kW, assez pour un dîner ou une nuit ; les bornes rapides sont dans les centres commerciaux du périphérique et sur les aires de l’A1. Les applications montrent celles qui sont libres. Les voitures électriques n’entrent plus gratuitement dans les zones : depuis juillet 2026, la ville demande une autorisation annuelle payante, qu’une voiture de location a rarement. Une entrée fermée l’est donc aussi pour vous.',
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
          'Cerveteri et Tarquinia, les tombes peintes : 50 minutes et 1 h 15 par l’A12',
          'Orvieto : 1 h 20 par l’A1 ; laissez la voiture en bas et montez en funiculaire',
        ],
        'Partez avant huit heures ou après dix. Le dimanche soir, tout le monde rentre en même temps, par l’A1, la Pontina et la Via del Mare.',
      ],
    },
    {
      heading: 'Conduire à Rome, et quand venir',
      text: [
        'La circulation est rapide, serrée et moins agressive qu’elle n’en a l’air : chacun s’attend à ce que l’autre prenne l’espace libre. Tenez votre trajectoire, mettez votre clignotant, laissez passer les scooters des deux côtés. Sur les passages, le piéton a la priorité et la prend. Le périphérique (Grande Raccordo Anulare) fait le tour de la ville sans péage, et ses sorties numérotées sont la clé de tous les trajets.',
        'Avril, mai, octobre et début novembre sont les meilleurs mois. En août, les rues sont vides, beaucoup de boutiques sont fermées et une voiture laissée au soleil devient une fournaise ; en décembre, les jours sont courts mais l’air est limpide. Les jours de pollution, les voitures anciennes n’ont plus le droit de circuler et, certains dimanches d’hiver, même les diesels neufs ; les électriques, les hybrides et les essence Euro 6 ont été épargnées jusqu’ici. Consultez le site de la ville.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Le Colisée',
      description:
        'L’amphithéâtre de l’an 80 contenait quelque cinquante mille personnes et donne encore la mesure de tous les stades. Réservez un créneau, venez à l’ouverture ou en fin d’après-midi, et continuez par le Forum et le Palatin avec le même billet. Les rues alentour sont fermées aux voitures : le métro s’arrête juste devant.',
      image: 'roma-colosseo',
    },
    {
      name: 'Le Panthéon',
      description:
        'Un temple du IIe siècle dont la coupole de béton reste inégalée ; la lumière et la pluie entrent par l’ouverture du sommet. Il se dresse au milieu de la zone à trafic limité, parmi des ruelles faites pour la marche. Tôt le matin, la place est à vous, et les cafés voisins aussi.',
      image: 'roma-pantheon',
    },
    {
      name: 'La fontaine de Trevi',
      description:
        'Le dieu marin de Nicola Salvi sort avec ses chevaux d’une façade de palais, sur une place bien trop petite pour lui : c’est ce qui fait son effet. L’eau vient d’un aqueduc d’Agrippa encore en service. En journée, il faut un billet pour approcher du bassin. Venez après onze heures du soir, jetez une pièce par-dessus l’épaule gauche, et vous reviendrez.',
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
        'Non. Marchez, prenez le métro et les trams, et louez la voiture pour les jours où vous quittez la ville.',
    },
    {
      question: 'Je suis entré dans la ZTL par erreur. Que faire ?',
      answer:
        'Si votre hôtel est dans la zone, demandez-lui d’enregistrer la plaque le jour même. Sinon, évitez de sortir et d’entrer de nouveau : chaque passage compte. L’amende vous parviendra par le loueur.',
    },
    {
      question: 'Combien de temps de Fiumicino au centre ?',
      answer:
        'Quarante minutes quand la route est libre, bien plus d’une heure entre 7 h 30 et 9 h 30. Le train pour Termini met environ une demi-heure.',
    },
    {
      question: 'Où faire le plein avant de rendre la voiture à Fiumicino ?',
      answer:
        'Aux stations de l’autoroute Rome-Fiumicino ou dans le bourg de Fiumicino ; celles de l’aéroport sont plus chères et prises d’assaut le matin.',
    },
  ],
};
