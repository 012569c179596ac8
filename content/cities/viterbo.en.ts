import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Viterbo',
    description:
      'Hire a car in Viterbo: the ZTL within the walls, free parking at Valle Faul, roads from Rome, charging, Civita di Bagnoregio, Bolsena and Bomarzo.',
  },
  title: 'Rent a car in Viterbo',
  description:
    'The city of popes and hot springs lies in Tuscia, a land of lakes, Etruscan tombs and villages on tufa rocks, which a car links within half an hour.',
  text: [
    {
      heading: 'Within the walls',
      text: [
        'The walls of Viterbo are complete, and within them much is a limited-traffic zone: San Pellegrino, the quarter of medieval stairs, always, other streets of the centre at certain hours, longer at weekends and in summer. Cameras stand at the gates and at the entrance to San Pellegrino. Porta Romana, Porta Fiorentina and Porta della Verità can be driven through to reach the car parks.',
        'Hotels within register your plate for unloading. As distances are short, most visitors leave the car outside and walk ten minutes. The municipality’s site shows the map. On 2 and 3 September, when the Macchina di Santa Rosa passes, the whole centre is closed.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'There is no airport: Fiumicino is an hour and a half away by the A12 and the SS1bis, or by the ring road and the Cassia; Ciampino an hour and forty minutes. Trains from Rome take from an hour and a half to two hours, stopping at Porta Romana and Porta Fiorentina. Rental branches are outside the walls, along the Cassia to the north and south, and near the stations, with usual business hours. Whoever arrives by high-speed train may change at Orte, thirty minutes east on the free SS675, where businesses deliver by appointment.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Valle Faul, below the papal palace, is large and free, with lifts up to the cathedral side: the first choice. Piazza Martiri d’Ungheria, called Sacrario, lies at the edge of the centre and is paid; Riello and the areas outside Porta Romana and Porta Fiorentina are free or cheap. On Saturday mornings the market takes up the Sacrario. In Civita di Bagnoregio one parks in Bagnoregio and walks the bridge; in Bolsena and Capodimonte by the lake, paid in summer.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts stand at Valle Faul, near Porta Fiorentina, at the shopping centres on the Cassia and Tuscanese and at the Terme; fast ones are rare, at Orte by the A1 and in Viterbo’s commercial area. Around Lake Bolsena there are a few in the larger villages. Start days with a full battery; distances are small.',
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
        'Villages look close together and are separated by ravines: trust minutes, not kilometres.',
      ],
    },
    {
      heading: 'Roads, habits, season',
      text: [
        'The Cassia is an old road, beautiful, with three lanes only in memory; overtake where you see far. The SS675 to Orte and Tarquinia is fast and free. Local drivers know each bend and will show you; let them pass. Wild boar and porcupines cross after sunset, hazelnut lorries in September. Filling stations in villages close from half past twelve to half past three.',
        'April, May and October are loveliest, when tufa and woods have colour and villages are empty. July is hot, but the lakes are clean and cool, Bolsena above all. In winter hot springs steam in cold air, and the Cimini hills may have snow: tyres or chains from 15 November to 15 April on signposted roads.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Palace of the Popes',
      description:
        'In the hall of this palace the cardinals sat for nearly three years from 1268, until the people locked them in, took off the roof and put them on bread and water; thus the conclave was invented. The loggia, a stone lace, looks over Valle Faul, where you have parked, with lifts in between.',
      image: 'viterbo-palazzo-dei-papi',
    },
    {
      name: 'San Pellegrino quarter',
      description:
        'Outside stairs, arches, towers and fountains of grey peperino stone: one of the best-kept medieval quarters in Europe, lived in and lit by lanterns. In spring it is filled with flowers for a week. It is always closed to traffic; enter on foot from Porta San Pietro, where there are spaces outside the wall.',
      image: 'viterbo-san-pellegrino',
    },
    {
      name: 'Villa Lante',
      description:
        'A Renaissance garden in which water is the main character: it springs from a grotto, runs down a chain of stone, lies on a cardinal’s dinner table and ends in a square of basins with four Moors. At Bagnaia, ten minutes by car, with parking in the village square. Closed on Mondays.',
      image: 'viterbo-villa-lante',
    },
    {
      name: 'Terme dei Papi and Bullicame',
      description:
        'Hot sulphurous water at almost sixty degrees, mentioned by Dante, used by Etruscans, popes and everybody since. The baths have a pool of two thousand square metres under the sky; at Bullicame one bathes for nothing in stone basins in a meadow. Both have parking; go in the evening, when steam rises.',
      image: 'viterbo-terme-dei-papi',
    },
  ],
  questions: [
    {
      question: 'Is there really free parking by the centre?',
      answer: 'Yes, at Valle Faul, with lifts to the cathedral. On festival days it fills by noon.',
    },
    {
      question: 'How do I get to Civita di Bagnoregio?',
      answer:
        'By car to Bagnoregio, then on foot over the bridge, with a small ticket. In summer come before ten or after five.',
    },
    {
      question: 'Which way from Rome is the nicest?',
      answer:
        'The Cassia by Sutri and Lake Vico: twenty minutes slower than the SS675, with a Roman amphitheatre by the road.',
    },
    {
      question: 'Can I swim in the lakes?',
      answer:
        'In Bolsena and Vico yes, clean and with free beaches. Parking on the shore is paid from June to September.',
    },
  ],
};
