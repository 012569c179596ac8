import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Cagliari',
    description:
      'Hire a car in Cagliari: the ZTLs of Castello and Marina, Elmas airport, the car park with lifts, charging, and the roads to the beaches of the south.',
  },
  title: 'Rent a car in Cagliari',
  description:
    'Sardinia has no motorways and no tolls, few trains and a beach behind every bend. A car here is not a convenience: it is the journey.',
  text: [
    {
      heading: 'Castello, Marina and their ZTLs',
      text: [
        'The four old quarters of Castello, Marina, Stampace and Villanova are limited-traffic zones, each with cameras at its gates and hours of its own: in the evening, at night and in the morning, in some in the early afternoon too. Rules adopted at the end of 2025 add cameras at the exits and a zone by the Poetto beach. The lanes of Castello are so narrow that residents are on first-name terms with their wing mirrors. Illuminated signs at the gates show whether a zone is active.',
        'A guest house can apply for temporary access for your plate; ask it to do so before you arrive, and use only the gate it names. Otherwise everything in the centre is within ten minutes of a car park, and public lifts, when they are working, take care of much of the climb; in great heat they may stop at midday. Hours are on the city’s site.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Elmas airport lies seven kilometres from the centre. The rental companies have a building of their own next to the terminal, reached by a covered walkway in five minutes; on Saturdays in August every desk has a queue, so go straight there while someone else waits for the luggage. A train takes six or seven minutes to the station in Piazza Matteotti. Ferries from Civitavecchia, Naples and Palermo dock in the middle of town, a short walk from it.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'The multi-storey car park in Viale Regina Elena lies below the walls of Castello, beside the lifts to the top. In Via Cammino Nuovo, on the other side, there are only some open-air spaces. The station car park in Piazza Matteotti and those by the ferry terminal are paid and fill up, because building work has taken the spaces in Via Roma and others nearby. Many spaces in the centre are for residents, some only at night: read the sign. Free ones begin further out. At the Poetto beach spaces are plentiful in spring and gone by ten in July. Car parks at the famous beaches are paid in summer, often with a limit on numbers and booking by app: Tuerredda and Chia in the south-west, Punta Molentis in the south-east.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'You can charge in the centre, at the Poetto, at the airport and at the shopping centres along the SS554, and fast along the SS131 to Oristano and Sassari. Elsewhere the network is thin. With a range of 300 km you can reach every beach in the south and get back; in the mountains of Barbagia, plan where you will plug in overnight.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Villasimius on the coast road: 1 h, much longer with stops',
          'Nora and Pula, a Roman town in the sea: 40 minutes',
          'Chia and its dunes: 1 h on the SS195',
          'Barumini, the nuraghe Su Nuraxi: 1 h on the SS131',
          'Sant’Antioco by road, Carloforte by ferry: 1 h 30',
          'Costa Rei: 1 h 15; Iglesias and the mines of Nebida 1 h',
        ],
        'Satnav times are honest on the SS131 and optimistic elsewhere. Going inland, take water and a full tank.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Sardinians drive calmly, except on the SS554 around the city. In the country sheep have priority by tradition, and cattle at night by weight. Unsurfaced white roads lead to the best beaches: go slowly, because underbody and tyres are seldom insured. Petrol stations close at midday and on Sundays; the machines take cards and banknotes.',
        'May, June and September are the best months by far. In August prices triple and parking is a sport. The mistral blows for days: when it does, choose beaches facing south or east. In February the almond trees flower and the towns belong to the Sardinians. For Carnival and for Sant’Efisio, on 1 May, the centre is closed to cars.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Bastione di Saint Remy',
      description:
        'A monumental terrace of white limestone, built at the end of the nineteenth century on Spanish bastions, with a view of the harbour, the lagoons and the mountains of Capoterra. Stairs or a lift lead up from Piazza Costituzione. In the evening half the town comes for the wind and stays for an aperitif.',
      image: 'cagliari-bastione-saint-remy',
    },
    {
      name: 'Elephant Tower',
      description:
        'The Pisans built it in 1307, walled on three sides and open at the back, and put a small marble elephant on a bracket. With San Pancrazio’s tower it guarded the gates of Castello. The heads of the executed once hung here; today swifts do.',
      image: 'cagliari-torre-dell-elefante',
    },
    {
      name: 'Poetto and the Devil’s Saddle',
      description:
        'Eight kilometres of city beach, with kiosks, a cycle path and shallow water, end below a rock: the saddle the devil is said to have lost as he fell. A forty-minute path climbs it. Behind lies the Molentargius lagoon, where flamingos nest within sight of the ring road.',
      image: 'cagliari-poetto',
    },
    {
      name: 'Cathedral of Santa Maria',
      description:
        'A Pisan church with a façade of the 1930s in the style it might have had, a marble pulpit cut in two, and a crypt in the rock with the ashes of almost two hundred saints. It stands at the top of Castello: come up by lift, and walk down through the lanes.',
      image: 'cagliari-cattedrale',
    },
  ],
  questions: [
    {
      question: 'Do I need a car in Sardinia?',
      answer: 'In Cagliari, no; for everything else, yes. Buses reach the towns, but seldom the beaches.',
    },
    {
      question: 'Can I return the car in Olbia or Alghero?',
      answer:
        'With many companies, for a one-way fee. It is a good three hours to Olbia, a little less to Alghero.',
    },
    {
      question: 'Which car for white roads?',
      answer:
        'One with ground clearance, rather than four-wheel drive. Off-road driving is excluded in any case.',
    },
    {
      question: 'Do I have to book the beaches?',
      answer:
        'Some, from mid-May into October, with a limit on people or cars. Check the municipality’s site the evening before.',
    },
  ],
};
