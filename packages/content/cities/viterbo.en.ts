import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Viterbo',
    description:
      'Hire a car in Viterbo: the ZTL inside the walls, parking at Valle Faul, the roads from Rome, charging, Civita di Bagnoregio, Bolsena and Bomarzo.',
  },
  title: 'Rent a car in Viterbo',
  description:
    'The city of popes and hot springs lies in Tuscia, a land of lakes, Etruscan tombs and villages perched on tufa, most of them half an hour apart by car.',
  text: [
    {
      heading: 'Within the walls',
      text: [
        'The walls of Viterbo are complete, and much of what they enclose is a limited-traffic zone: San Pellegrino, the quarter of medieval stairways, at all times; other central streets at certain hours, longer at weekends and in summer. There are cameras at the gates and at the entrance to San Pellegrino. You can drive through Porta Romana, Porta Fiorentina and Porta della Verità to reach the car parks.',
        'Hotels inside will register your plate for unloading. Distances are short, so most visitors leave the car outside and walk for ten minutes. The city’s website has the map. On 2 and 3 September, when the Macchina di Santa Rosa passes, the whole centre is closed.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'There is no airport: Fiumicino is an hour and a half away on the A12 and the SS1bis, or on the ring road and the Cassia; Ciampino an hour and forty minutes. Trains from Rome take from an hour and a half to two hours, stopping at Porta Romana and Porta Fiorentina; during works on the line buses take over. Rental branches are outside the walls, along the Cassia to the north and south, and near the stations, with usual business hours. If you come down the main line by train, get off at Orte, thirty minutes east on the toll-free SS675, where companies deliver by appointment.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Valle Faul, below the papal palace, is large, partly free and partly paid at a low rate, with lifts up to the cathedral side when they work: the first choice. Piazza Martiri d’Ungheria, called Sacrario, lies at the edge of the centre and is pay-and-display; Riello and the areas outside Porta Romana and Porta Fiorentina are free or cheap. The Saturday market has moved to Piazza della Rocca, inside Porta Fiorentina: read the signs before you leave the car there overnight. For Civita di Bagnoregio, park in Bagnoregio, for a fee, and walk across the bridge; in Bolsena and Capodimonte, park by the lake, for a fee in summer.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'There are chargers at Valle Faul, near Porta Fiorentina, at the shopping centres on the Cassia and the Tuscanese and at the Terme; fast ones are rare, by the A1 at Orte and in Viterbo’s retail park. Around Lake Bolsena the larger villages have a few. Start each day with a full battery and the short distances will do the rest.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Terme dei Papi and the free pools of Bullicame: 10 minutes',
          'Villa Lante at Bagnaia: 10 minutes',
          'Bomarzo, park of monsters: 25 minutes',
          'Caprarola and Lake Vico: 25 to 30 minutes',
          'Tuscania: 30 minutes; Tarquinia and the tombs 45',
          'Bolsena and its lake: 35 minutes',
          'Civita di Bagnoregio: 35 minutes, ticket for the bridge',
          'Orvieto: 45 minutes; Pitigliano 1 h',
        ],
        'The villages look close together but are separated by ravines: trust minutes, not kilometres.',
      ],
    },
    {
      heading: 'Roads, habits, season',
      text: [
        'The Cassia is old, beautiful and winding; overtake only where you can see a long way ahead. The SS675 to Orte is fast and toll-free. Local drivers know every bend and will prove it; let them pass. Wild boar and porcupines cross after sunset, hazelnut lorries in September. Petrol stations in the villages close for a long lunch.',
        'April, May and October are loveliest, when the woods have colour and the villages are empty. July is hot, but the lakes are clean and cool, Bolsena above all. In winter the hot springs steam in the cold air, and the Cimini hills may have snow: winter tyres or chains are required on signposted roads, parts of the Cassia included, from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Palace of the Popes',
      description:
        'In the hall of this palace the cardinals sat for nearly three years from 1268, until the townspeople locked them in, took off the roof and put them on bread and water; thus the conclave was invented. The loggia, a piece of stone lace, looks over Valle Faul, where you will have parked, with the lifts in between.',
      image: 'viterbo-palazzo-dei-papi',
    },
    {
      name: 'San Pellegrino quarter',
      description:
        'Outdoor staircases, arches, towers and fountains of grey peperino stone: one of the best-kept medieval quarters in Europe, lived in and lit by lanterns. In spring it is filled with flowers for a week. It is always closed to traffic; walk in from Porta San Pietro, where there is parking outside the walls.',
      image: 'viterbo-san-pellegrino',
    },
    {
      name: 'Villa Lante',
      description:
        'A Renaissance garden in which water is the main character: it springs from a grotto, runs down a chain of stone, lies on a cardinal’s dinner table and ends in a square of basins with four Moors. It is at Bagnaia, ten minutes by car, with parking in the village square, and usually closed on Mondays.',
      image: 'viterbo-villa-lante',
    },
    {
      name: 'Terme dei Papi and Bullicame',
      description:
        'Hot sulphurous water at almost sixty degrees, mentioned by Dante, used by Etruscans, popes and everybody since. The baths have a pool of two thousand square metres under the sky; at Bullicame you bathe for nothing in stone basins in a meadow. Both have parking; go on a cold morning, when steam rises, because the park at Bullicame closes before evening.',
      image: 'viterbo-terme-dei-papi',
    },
  ],
  questions: [
    {
      question: 'Is there cheap parking by the centre?',
      answer:
        'Yes, at Valle Faul: part of it is free, the rest costs little, and lifts go up to the cathedral when they work. On festival days it fills by noon.',
    },
    {
      question: 'How do I get to Civita di Bagnoregio?',
      answer:
        'Drive to Bagnoregio, then walk over the bridge; the ticket costs a few euros. In summer come before ten or after five.',
    },
    {
      question: 'Which is the nicest route from Rome?',
      answer:
        'The Cassia by way of Sutri and Lake Vico: twenty minutes slower than the motorway, but with a Roman amphitheatre by the road.',
    },
    {
      question: 'Can I swim in the lakes?',
      answer:
        'Yes: Bolsena and Vico are clean and have free beaches. Parking by the shore costs money from June to September.',
    },
  ],
};
