import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Venice',
    description:
      'Hire a car in Venice: Piazzale Roma, Tronchetto or Mestre, desks at Marco Polo, parking and charging, and the roads to Prosecco and the Dolomites.',
  },
  title: 'Rent a car in Venice',
  description:
    'The only large city in Europe with no street for cars is also one of the best places to start a journey by car.',
  text: [
    {
      heading: 'Where the road ends',
      text: [
        'The Ponte della Libertà brings cars as far as Piazzale Roma and the Tronchetto island, and not one metre further. Beyond them everything goes on foot or by water. There is therefore no limited-traffic zone in Venice itself, but there are cameras all the same: some lanes at Piazzale Roma and on the bridge are for buses, taxis and trams only, and in Mestre parts of the centre are restricted.',
        'On certain days in spring and summer, day visitors to the old city have to register and pay an access fee, which doubles shortly before the day; overnight guests are exempt from paying but still have to obtain a code. Days and rules are on the city’s website. The car makes no difference to any of this.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Marco Polo airport lies on the mainland, thirteen kilometres from Piazzale Roma by road. The desks are in the arrivals hall, the cars in the multi-storey opposite, five minutes on foot. Boats and buses connect the airport with the old city. At Piazzale Roma itself some companies have desks with cars on the spot, the most convenient way to end a stay in Venice: walk over the Calatrava bridge with your suitcase and drive off. Mestre station has desks too, usually at lower prices and with short hours at weekends.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'On the island side: the municipal garage and the San Marco garage at Piazzale Roma, and Tronchetto, which is larger, cheaper and linked to Piazzale Roma by a people mover. Book online for the summer and for Carnival. On the mainland: the car parks at Mestre station, a ten-minute train ride away, cost about a third as much. From Fusina a boat crosses the lagoon, from San Giuliano the tram or a bus. A car ferry runs from Tronchetto to the Lido, where you drive as anywhere else.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'The garages at Piazzale Roma and Tronchetto have charging bays, best reserved in advance; there are more in Mestre, in Marghera and at the airport, and fast chargers along the A4, A27 and A57. In Cortina and the Dolomite valleys hotels have had chargers for years, but in August expect a queue at the public ones.',
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
        'The Passante di Mestre keeps through traffic away from the city and jams up on some Saturdays in July and August; the coast road does so on all of them.',
      ],
    },
    {
      heading: 'Habits and season',
      text: [
        'In the Veneto people drive fast, correctly and close behind you. Canals run beside the roads without a guardrail: mind them in fog, which is frequent from November to February. Toll booths take cards. On the SS309 Romea towards Ravenna lorries set the pace; overtaking there is a bad idea at any time.',
        'Carnival before Lent, the Biennale from spring to autumn and the film festival at the end of summer fill the garages. High water comes mostly from October to December; the MOSE barriers now close the lagoon to the worst of it, and the garages stay dry. Winter tyres or chains are compulsory towards the mountains from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'St Mark’s Basilica',
      description:
        'Built to house the evangelist’s bones, which merchants smuggled out of Alexandria, and covered inside with eight thousand square metres of gold mosaic. Come at opening time or for vespers. Its four bronze horses stand upstairs; those above the door are copies. From the garages at Piazzale Roma it is forty minutes on foot, or take the number 1 boat.',
      image: 'venezia-san-marco',
    },
    {
      name: 'Doge’s Palace',
      description:
        'A seat of government that looks like lace: courtrooms, council chambers with the largest oil painting of its time, and cells on the far side of the Bridge of Sighs. The Secret Itineraries tour follows Casanova’s escape. Buy the ticket online, and enter from the waterfront in the afternoon.',
      image: 'venezia-palazzo-ducale',
    },
    {
      name: 'Rialto Bridge',
      description:
        'For centuries the only way over the Grand Canal on foot, and still the busiest. The fish market on the far side goes back a thousand years, and is held in the mornings from Tuesday to Saturday. Stand on the bridge at seven, when the boats bring vegetables and the city belongs to Venetians.',
      image: 'venezia-rialto',
    },
    {
      name: 'Santa Maria della Salute',
      description:
        'Longhena’s white octagon was vowed during the plague of 1630 and rests on more than a million piles. On 21 November Venetians still cross to it on a bridge of boats and light a candle. From its steps at the mouth of the Grand Canal you see everything that arrives by water.',
      image: 'venezia-salute',
    },
  ],
  questions: [
    {
      question: 'Where should I leave the hire car while I am in Venice?',
      answer:
        'Return it when you arrive, at Piazzale Roma or the airport, and hire another when you leave: that is nearly always cheaper than three nights in a garage.',
    },
    {
      question: 'How do I get from the airport to a hotel with luggage?',
      answer: 'By Alilaguna boat to the nearest stop, or by bus to Piazzale Roma and on by vaporetto.',
    },
    {
      question: 'Can I drive to Slovenia or Austria?',
      answer: 'With the rental company’s consent; both countries require a vignette on their motorways.',
    },
    {
      question: 'Can I take the car to the Lido?',
      answer:
        'Yes. The ferry from Tronchetto takes a good half-hour; in summer, book a place or queue early.',
    },
  ],
};
