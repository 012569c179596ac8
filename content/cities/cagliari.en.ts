import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Cagliari',
    description:
      'Hire a car in Cagliari: ZTLs of Castello and Marina, Elmas airport, parking with lifts, charging, beaches from Chia to Villasimius with times.',
  },
  title: 'Rent a car in Cagliari',
  description:
    'Sardinia has no motorways and no tolls, few trains and a beach behind every bend. A car is not a convenience here, it is the journey.',
  text: [
    {
      heading: 'Castello, Marina and their ZTLs',
      text: [
        'The four old quarters of Castello, Marina, Stampace and Villanova are limited-traffic zones, with cameras at the gates and different hours for each, longer in summer and at weekends. The lanes of Castello are so narrow that residents know their wing mirrors by name. Signs at the gates say in lights whether a zone is active.',
        'A guest house can ask for temporary access for your plate; have it do so before you arrive, and take only the gate it names. Otherwise everything in the centre is within ten minutes of a car park, much of the climb by public lift. Hours are on the city’s site.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Elmas airport lies seven kilometres from the centre. The rental businesses have a building of their own next to the terminal, reached by a covered walkway in five minutes; on Saturdays in August every desk has a queue, so go there while someone else waits for the cases. A train takes six minutes to the station in Piazza Matteotti. Ferries from Civitavecchia, Naples and Palermo dock in the middle of town, a short walk from it.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Cammino Nuovo lies under the walls of Castello, with lifts up; Via Regina Elena on the other side as well. Along the harbour, Via Roma and the area by the ferry terminal have paid spaces; in Viale Trieste and beyond they become free. At the Poetto beach spaces are plentiful in spring and gone by ten in July. Car parks at the famous beaches are paid in summer, often with a limit on numbers and booking by app: Tuerredda and Chia in the south-west, Punta Molentis in the south-east.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts stand in the centre, at the Poetto, at the airport and at the shopping centres along the SS554; fast ones along the SS131 to Oristano and Sassari. Away from it the network is thin. With a range of 300 km you reach every beach of the south and come back; in the mountains of Barbagia plan the socket of the night.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Villasimius on the coast road: 1 h, with stops much longer',
          'Nora and Pula, a Roman town in the sea: 40 minutes',
          'Chia and its dunes: 1 h on the SS195',
          'Barumini, the nuraghe Su Nuraxi: 1 h on the SS131',
          'Sant’Antioco by road, Carloforte by ferry: 1 h 30',
          'Costa Rei: 1 h 15; Iglesias and the mines of Nebida 1 h',
        ],
        'Navigation times are honest on the SS131 and optimistic elsewhere. Take water and a full tank inland.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Sardinians drive calmly, except on the SS554 around the city. In the country sheep have priority by tradition, and cattle at night by weight. White roads lead to the best beaches: go slowly, because underbody and tyres are seldom insured. Filling stations close at midday and on Sunday; the machine takes cards and banknotes.',
        'May, June and September are the best months by far. In August prices triple and parking is a sport. The mistral blows for days: when it does, choose beaches facing south or east. In winter almond trees flower in February and the cities belong to Sardinians. At Carnival and for Sant’Efisio, on 1 May, the centre is closed.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Bastione di Saint Remy',
      description:
        'A monumental terrace of white limestone, built at the end of the nineteenth century on Spanish bastions, from which one sees the harbour, the lagoons and the mountains of Capoterra. Stairs or a lift lead up from Piazza Costituzione. In the evening half the town comes for the wind and stays for an aperitif.',
      image: 'cagliari-bastione-saint-remy',
    },
    {
      name: 'Elephant Tower',
      description:
        'Pisans built it in 1307, three walls thick and open at the back so that nobody could hide there, and put a small marble elephant on a bracket. Beside San Pancrazio’s tower it guarded the gate to Castello. The heads of the executed once hung here; today swifts do.',
      image: 'cagliari-torre-dell-elefante',
    },
    {
      name: 'Poetto and the Devil’s Saddle',
      description:
        'Eight kilometres of city beach, with kiosks, a cycle path and shallow water, end below a rock that the devil is said to have lost when he was thrown off. A path of forty minutes climbs it. Behind lies the Molentargius lagoon, where flamingos nest within sight of the ring road.',
      image: 'cagliari-poetto',
    },
    {
      name: 'Cathedral of Santa Maria',
      description:
        'A Pisan church with a façade made only in the 1930s in the style it might have had, a marble pulpit cut in two, and a crypt in the rock with the ashes of almost two hundred saints. It is at the top of Castello: come up by lift, and walk down through the lanes.',
      image: 'cagliari-cattedrale',
    },
  ],
  questions: [
    {
      question: 'Do I need a car in Sardinia?',
      answer: 'In Cagliari no, for everything else yes. Buses reach the towns, seldom the beaches.',
    },
    {
      question: 'Can I return the car in Olbia or Alghero?',
      answer:
        'With many businesses, against a one-way fee. Three and a half hours to Olbia, three to Alghero.',
    },
    {
      question: 'Which car for white roads?',
      answer:
        'One with ground clearance rather than four driven wheels. Off-road driving is excluded in any case.',
    },
    {
      question: 'Do beaches need booking?',
      answer:
        'Some, from June to September, with a limit on people or cars. Check the municipality’s site the evening before.',
    },
  ],
};
