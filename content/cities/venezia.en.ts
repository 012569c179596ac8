import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Venice',
    description:
      'Hire a car in Venice: Piazzale Roma, Tronchetto or Mestre, Marco Polo desks, parking, charging, Prosecco hills and Dolomites with driving times.',
  },
  title: 'Rent a car in Venice',
  description:
    'The only large city in Europe without a street for cars is also one of the best places to start a journey with one.',
  text: [
    {
      heading: 'Where the road ends',
      text: [
        'The Ponte della Libertà brings cars as far as Piazzale Roma and the Tronchetto island, and not one metre further. Behind them everything goes on foot or by water. There is therefore no limited-traffic zone in Venice itself, but there are cameras all the same: some lanes at Piazzale Roma and on the bridge are for buses, taxis and trams only, and in Mestre parts of the centre are restricted.',
        'On certain days in spring and summer day visitors pay an access fee to the old town and have to register; whoever sleeps there is exempt from paying but still has to obtain a code. Days and rules are on the city’s site. Your car plays no part in this, only you do.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Marco Polo airport lies on the mainland, thirteen kilometres from Piazzale Roma by road. The desks are in the arrivals hall, the cars in the multi-storey opposite, a walk of five minutes. Boats and buses connect the airport with the old town. At Piazzale Roma itself there are desks with cars on the spot, the most convenient end to a stay in Venice: walk over the Calatrava bridge with your case and drive off. Mestre station has desks too, usually at lower prices.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'On the island side: the municipal garage and the San Marco garage at Piazzale Roma, and Tronchetto, which is larger, a little cheaper and linked to Piazzale Roma by a people mover. Book online for summer and carnival. On the mainland: the car parks at Mestre station, a ten-minute train ride away, cost a third. From Fusina and San Giuliano boats and buses cross the lagoon. To the Lido a ferry takes cars from Tronchetto; there you drive as anywhere.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'The garages at Piazzale Roma and Tronchetto have posts, best reserved; more stand in Mestre, Marghera and at the airport. Fast chargers follow the A4, A27 and A57. In Cortina and the Dolomite valleys hotels have had chargers for years, but in August the public ones queue.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Padua and Giotto’s chapel: 40 minutes; book the chapel first',
          'Treviso: 35 minutes; the Prosecco hills of Valdobbiadene 1 h 10',
          'Asolo, Bassano and Palladio’s villas: 1 h',
          'Chioggia: 1 h along the southern lagoon',
          'Jesolo and the beaches: 50 minutes, double on summer Saturdays',
          'Cortina d’Ampezzo: 2 h on the A27 and SS51',
        ],
        'The Passante di Mestre keeps through traffic away from the city and jams on Saturdays in July and August; the coast road jams on all of them.',
      ],
    },
    {
      heading: 'Habits and season',
      text: [
        'In the Veneto people drive fast, correctly and close behind you. Canals run along the roads without railings: mind them in fog, which is frequent from November to February. Toll roads take cards. On the SS309 Romea to Ravenna lorries set the pace; overtaking there is a bad idea at any time.',
        'Carnival in February, the Biennale from spring to autumn and the film festival in September fill the garages. High water comes mostly from October to December; the MOSE barriers now close the lagoon to the worst of it, and the garages stay dry. Winter tyres or chains are compulsory towards the mountains from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'St Mark’s Basilica',
      description:
        'Built to house the evangelist’s bones, which merchants smuggled out of Alexandria, and covered inside with eight thousand square metres of gold mosaic. Come for the opening or for vespers. Its four bronze horses stand upstairs; those above the door are copies. From the Piazzale Roma garages, forty minutes on foot, or the number one boat.',
      image: 'venezia-san-marco',
    },
    {
      name: 'Doge’s Palace',
      description:
        'A government building that looks like lace: courts, council rooms with the largest oil painting of its time, and cells on the far side of the Bridge of Sighs. The tour of the secret rooms follows Casanova’s escape. Buy the ticket online, and enter from the waterfront in the afternoon.',
      image: 'venezia-palazzo-ducale',
    },
    {
      name: 'Rialto Bridge',
      description:
        'For three centuries the only way over the Grand Canal on foot, and still the busiest. On the far side the fish market has been held for a thousand years, on mornings from Tuesday to Saturday. Stand on the bridge at seven, when the boats bring vegetables and the city belongs to Venetians.',
      image: 'venezia-rialto',
    },
    {
      name: 'Santa Maria della Salute',
      description:
        'Longhena’s white octagon was promised in the plague of 1630 and rests on more than a million piles. On 21 November Venetians still cross to it on a bridge of boats and light a candle. From its steps at the mouth of the Grand Canal one sees everything that arrives by water.',
      image: 'venezia-salute',
    },
  ],
  questions: [
    {
      question: 'Where should I leave a hire car while in Venice?',
      answer:
        'Give it back on arrival at Piazzale Roma or the airport and hire another when you leave: that is nearly always cheaper than three nights in a garage.',
    },
    {
      question: 'How do I get from the airport to a hotel with luggage?',
      answer:
        'By Alilaguna boat to the stop nearest to it, or by bus to Piazzale Roma and from there by vaporetto.',
    },
    {
      question: 'Can I drive to Slovenia or Austria?',
      answer: 'With the consent of the business; both need a vignette for their motorways.',
    },
    {
      question: 'Is there a car on the Lido?',
      answer: 'Yes. The ferry from Tronchetto takes half an hour; queue early in summer.',
    },
  ],
};
