import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Genoa',
    description:
      'Hire a car in Genoa: the old town’s ZTL, the airport, parking by the Porto Antico, charging, Portofino and Cinque Terre, tunnels and weather alerts.',
  },
  title: 'Rent a car in Genoa',
  description:
    'A city stood on end between mountain and sea. Leave the car at the harbour, and take it out for the two Rivieras.',
  text: [
    {
      heading: 'The ZTL and a city of lanes',
      text: [
        'The old town, one of the largest in Europe, consists of caruggi in which you can touch both walls; it is a limited-traffic zone, and most of it could not be driven anyway. Cameras guard the gates around Via San Lorenzo, Piazza Fontane Marose and the Molo quarter. Other zones, and many bus lanes, lie along the axis from Brignole to Piazza della Vittoria and are photographed as well.',
        'If your hotel lies within, it can usually register the plate for loading; ask it for a sketch of the route too, because the navigation is often one level of the city too high or too low. The municipality publishes gates and hours.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Cristoforo Colombo airport was built into the sea at Sestri Ponente, seven kilometres from the centre. Desks and cars are directly at the terminal, five minutes from the belt, and the motorway begins at Genova Aeroporto. A bus runs to Principe and Brignole stations. Desks in town lie near Principe and the ferry terminal: good for whoever comes from Sardinia or Corsica on foot, less so at eight in the morning. Set the navigation for the Sopraelevata, the elevated road along the harbour, which carries you past everything.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Large car parks lie at the Porto Antico beside the aquarium, at Piazza della Vittoria, in Piccapietra below the opera and at Dinegro, where the metro begins and prices fall. Coming from the east, leave the car at Genova Nervi or Brignole and take the train. Blue lines rise in price with the nearness of the sea; white ones marked for residents are not for you. Garages are narrow, their ramps steep and their pillars scarred: choose a small car.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Public posts stand along Corso Italia, in Albaro and Foce, at Fiumara and in the harbour car parks; fast ones at the services of A7, A10 and A12. Hills eat battery and give it back on the way down. In the villages of the Cinque Terre there is nothing to charge at and nowhere to park: use La Spezia or Levanto.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Boccadasse and Nervi: 15 to 20 minutes along the sea',
          'Camogli: 40 minutes; park above, walk down',
          'Portofino: 50 minutes to Santa Margherita, then bus, boat or the path',
          'Cinque Terre: 1 h 20 to La Spezia or 1 h to Levanto, then the train',
          'Varigotti and Finale Ligure: 1 h on the A10',
          'Gavi and its vineyards: 50 minutes on the A7',
        ],
        'The motorways are a chain of tunnels and viaducts under permanent repair. Look at the traffic service in the morning; lanes narrow and queues form without warning.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Genoa is the capital of the scooter: they come from both sides and know the lights by heart. One-way streets climb in spirals, so that missing a turn costs ten minutes and a view. Drivers are brisk but courteous in bottlenecks; whoever comes uphill goes first.',
        'Spring and September are ideal. In autumn heavy rain brings orange and red alerts, during which underpasses close, schools stay shut and driving is better put off; the region announces them the day before. In summer the coast is full on Saturdays from Savona to Sestri Levante. Winter tyres or chains are required on the motorways to Turin and Milan from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Aquarium and Porto Antico',
      description:
        'Renzo Piano gave the old harbour back to the city in 1992: the aquarium, one of Europe’s largest, a glass sphere with ferns, a lift shaped like a crane. Families need half a day. The car park next to it lies outside the limited-traffic zone and is the simplest place for the first hour in Genoa.',
      image: 'genova-acquario',
    },
    {
      name: 'Palazzi dei Rolli',
      description:
        'In Via Garibaldi the bankers of the sixteenth century built palaces side by side and took turns in lodging kings, by a public list. Three are museums, with Van Dyck and Caravaggio and roofs to look out from. The street is for pedestrians; the lanes below it begin at the next door.',
      image: 'genova-palazzi-dei-rolli',
    },
    {
      name: 'Lanterna',
      description:
        'The lighthouse has shown ships the way since 1128, in its present form since 1543, seventy-seven metres above its rock. A footpath above the ferry docks leads to it from the terminal. Beneath passes the elevated road, and whoever drives it at night sees the beam sweep over the city.',
      image: 'genova-lanterna',
    },
    {
      name: 'Spianata Castelletto',
      description:
        'An art nouveau lift rises from Piazza Portello to this terrace, of which the poet Caproni said he would like to go to heaven by it. Below lie slate roofs, bell towers, cranes and the sea. Up here there are streets with blue lines in which, with luck, one can park.',
      image: 'genova-spianata-castelletto',
    },
  ],
  questions: [
    {
      question: 'Can I drive to Portofino?',
      answer:
        'Yes, but the last road is narrow, often rationed at weekends, and the only car park costs by the hour what others do by the day. Santa Margherita is wiser.',
    },
    {
      question: 'And to the Cinque Terre?',
      answer:
        'Park in La Spezia, Levanto or Monterosso outside the village and take the train, which runs several times an hour.',
    },
    {
      question: 'What does a red alert mean?',
      answer:
        'Danger of floods. Stay where you are, avoid underpasses and streams. Call the business if you will be late; it knows.',
    },
    {
      question: 'Can I take the car to Sardinia or Corsica?',
      answer: 'Only with the consent of the business, before you buy the crossing.',
    },
  ],
};
