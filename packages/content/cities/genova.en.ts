import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Genoa',
    description:
      'Hire a car in Genoa: the old town’s ZTL, the airport, parking by the Porto Antico, charging, Portofino and the Cinque Terre, tunnels and weather alerts.',
  },
  title: 'Rent a car in Genoa',
  description:
    'A city stood on end between the mountains and the sea. Leave the car by the harbour, and take it out for the two Rivieras.',
  text: [
    {
      heading: 'The ZTL and a city of lanes',
      text: [
        'The old town, one of the largest in Europe, is a maze of caruggi so narrow that you can touch both walls; it is a limited-traffic zone day and night, though you could hardly drive through most of it anyway. Cameras guard the gates, from Via Garibaldi and Via Cairoli down to Via San Giorgio and the Molo quarter. Boccadasse and the little harbour of Nervi are zones of their own, and cameras watch these and many bus lanes as well.',
        'If your hotel lies inside, ask before you come whether it can register the plate for loading, and for a sketch of the route too, because the satnav often thinks you are one level of the city higher or lower than you are. The municipality publishes gates and hours.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Cristoforo Colombo airport was built out into the sea at Sestri Ponente, seven kilometres from the centre. Desks and cars are right at the terminal, five minutes from baggage reclaim, and the Genova Aeroporto motorway exit is close by. A bus runs to Principe and Brignole stations. Desks in town lie near Principe and the ferry terminal: good if you come off the boat from Sardinia or Corsica on foot, less so at eight in the morning. Set the satnav for the Sopraelevata, the elevated road along the harbour, which carries you past everything.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Large car parks lie at the Porto Antico beside the aquarium, at Piazza della Vittoria, in Piccapietra below the opera house and at Dinegro, on the metro, where prices fall. Coming from the east, leave the car at Genova Nervi or Brignole and take the train. Blue lines get dearer the closer you are to the sea; white ones marked for residents are not for you. The garages are narrow, their ramps steep and their pillars scarred: choose a small car.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Chargers line Corso Italia and stand in Albaro and Foce, at Fiumara and in the harbour car parks; for fast ones, look up in an app which motorway services have them. The hills eat battery and give some of it back on the way down. In the villages of the Cinque Terre there is hardly a charger or a parking space to be had: use La Spezia or Levanto.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Boccadasse and Nervi: 15 to 20 minutes along the sea; park before you reach the village',
          'Camogli: 40 minutes; park above and walk down',
          'Portofino: 50 minutes to Santa Margherita, then bus, boat or the path',
          'Cinque Terre: 1 h 20 to La Spezia or 1 h to Levanto, then the train',
          'Varigotti and Finale Ligure: 1 h on the A10',
          'Gavi and its vineyards: 50 minutes on the A7',
        ],
        'The motorways are a chain of tunnels and viaducts under permanent repair. Check the traffic news in the morning; lanes narrow and queues form without warning.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Genoa is the capital of the scooter: they come from both sides and know the lights by heart. One-way streets climb in spirals, so that missing a turn costs ten minutes and a view. Drivers are brisk but courteous in the bottlenecks; the car coming uphill goes first.',
        'Spring and September are ideal. In autumn heavy rain brings orange and red alerts, when underpasses close, schools stay shut and driving is best put off; the region announces them the day before. In summer the coast is full on Saturdays from Savona to Sestri Levante. Winter tyres or chains are required on the motorways to Turin and Milan from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Aquarium and Porto Antico',
      description:
        'Renzo Piano gave the old harbour back to the city in 1992: the aquarium, one of Europe’s largest, a glass sphere with ferns, a lift shaped like a crane. Families need half a day. The car park next to it lies outside the limited-traffic zone and is the simplest place to start in Genoa.',
      image: 'genova-acquario',
    },
    {
      name: 'Palazzi dei Rolli',
      description:
        'In Via Garibaldi the bankers of the sixteenth century built palaces side by side and took turns, by a public list, to lodge visiting kings. Three are museums, with Van Dyck and Caravaggio and roofs to look out from. The street is pedestrian; the lanes of the old town begin next door.',
      image: 'genova-palazzi-dei-rolli',
    },
    {
      name: 'Lanterna',
      description:
        'A lighthouse has shown ships the way here since 1128; the present one, of 1543, rises seventy-seven metres above its rock. A footpath above the ferry docks leads to it from the terminal. The elevated road passes beneath it, and if you drive it at night you see the beam sweep over the city.',
      image: 'genova-lanterna',
    },
    {
      name: 'Spianata Castelletto',
      description:
        'An art nouveau lift rises from Piazza Portello to this terrace; the poet Caproni wrote that when his time came, he would take it to paradise. Below lie slate roofs, bell towers, cranes and the sea. Up here, with luck, you can find a blue-line space.',
      image: 'genova-spianata-castelletto',
    },
  ],
  questions: [
    {
      question: 'Can I drive to Portofino?',
      answer:
        'Yes, but the last road is narrow, often jammed at weekends, and the only car park charges by the hour what others charge by the day. Santa Margherita is wiser.',
    },
    {
      question: 'And to the Cinque Terre?',
      answer:
        'Park in La Spezia, Levanto or Monterosso outside the village and take the train, which runs several times an hour in season, less often in winter.',
    },
    {
      question: 'What does a red alert mean?',
      answer:
        'Danger of flooding. Stay where you are, and avoid underpasses and streams. If you will be late, call the rental company; it will understand.',
    },
    {
      question: 'Can I take the car to Sardinia or Corsica?',
      answer: 'Only with the rental company’s consent: ask before you book the crossing.',
    },
  ],
};
