import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Verona',
    description:
      'Hire a car in Verona: who may enter the ZTL, Villafranca airport, parking near the Arena, charging, and drives to Lake Garda and Valpolicella.',
  },
  title: 'Rent a car in Verona',
  description:
    'Opera in the evening, the lake or a vineyard by day: Verona lies where the motorways to the Brenner and to Venice cross.',
  text: [
    {
      heading: 'The ZTL, and who may enter',
      text: [
        'The loop of the Adige encloses a limited-traffic zone that is closed to anyone without a permit. The hours at which Verona used to let everyone in were abolished in October 2024, though many guides and websites still list them. A few entries a month can be booked instead, but only by people who live in the city or its province. If you are not staying at a hotel inside, leave the car outside; the streets around Piazza delle Erbe are for pedestrians altogether.',
        'Hotels inside register the plates of their guests, for arrival and departure, and many have an arrangement with a garage. Holiday flats lost this right in 2025: ask yours where you can park before you set out. Send the plate as soon as you have the car. The cameras at the gates are reliable, and so is the post.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Valerio Catullo airport at Villafranca lies twelve kilometres south-west. The rental desks are in a building of their own opposite the terminal, three minutes’ walk away, with the cars behind. A shuttle bus to Porta Nuova station takes a quarter of an hour. At the station the desks are near the exit; from there the southern ring road gets you to the A4 and A22 in ten minutes. For Lake Garda the airport is the better start, because it already lies on that side.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Closest to the Arena are the Arena and Cittadella garages, just outside the zone at Piazza Cittadella; Isolo and Polo Zanotto lie across the river and cost less. You can park free of charge by the stadium, except on match days, and in some spaces near Porta Palio; buses run from both to Piazza Bra. On opera nights the garages are full by seven and everyone drives out at one in the morning: come by bus, or park at Porta Nuova and walk fifteen minutes. White lines are free, blue paid, yellow residents’; those in yellow and blue are residents’ at night and on Sundays.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'There are chargers in Borgo Trento and Borgo Roma, at the fairground, the station and the larger garages, and fast ones at the services on the A4 and A22 and in the shopping centres south of town. Around the lake every sizeable hotel has a wallbox. For Monte Baldo and Lessinia start with a full battery.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Valpolicella, villas and Amarone: 25 minutes',
          'Bardolino and Garda: 35 to 40 minutes',
          'Sirmione: 40 minutes on the A4; park before the castle',
          'Malcesine and the cable car to Monte Baldo: 1 h 15 on the Gardesana',
          'Mantua: 45 minutes on the A22',
          'Vicenza and Palladio’s villas: 50 minutes',
          'Bolzano and the first Dolomites: 1 h 40',
        ],
        'The lake road has one lane each way and is full from Friday afternoon to Sunday evening between May and September. Go early, or stay on the A22 and come down to the shore from Affi or Rovereto.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'The Veronese drive fast and by the rules; lorries fill the A22 and A4, and on many stretches you will be glad they are not allowed to overtake. Roundabouts are everywhere: give way to traffic already on them. Cyclists have priority where their paths cross the road, and use it.',
        'The opera season runs from June to early September, Vinitaly in April: for both, cars and rooms are booked months ahead. In winter fog lies on the plain, and the region keeps older diesels off the roads when the air is bad. Winter tyres or chains are required on the A22 and on mountain roads from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Arena',
      description:
        'The Roman amphitheatre of pink stone is older than the Colosseum and has been in use almost ever since; since 1913 for opera, under the stars, without microphones. Bring a cushion for the steps. It stands on Piazza Bra, at the edge of the limited-traffic zone, five minutes from the Cittadella garages.',
      image: 'verona-arena',
    },
    {
      name: 'Juliet’s House',
      description:
        'A thirteenth-century house with a balcony added in the twentieth, because everyone asked for one. Love letters arrive from all over the world and are answered by volunteers. Since 2026 even the courtyard has to be booked and paid for, and you enter it through the Teatro Nuovo; Juliet’s tomb, in a quiet cloister by the walls, is more moving.',
      image: 'verona-casa-di-giulietta',
    },
    {
      name: 'Castelvecchio',
      description:
        'The fortress of the Scaligers guards a bridge with battlements over the Adige, blown up in 1945 and rebuilt brick by brick. Inside is the museum that Carlo Scarpa redesigned from 1958 onwards, and to which architects make pilgrimages. Porta Palio, where some spaces are free, is fifteen minutes away on foot.',
      image: 'verona-castelvecchio',
    },
    {
      name: 'Piazza delle Erbe',
      description:
        'The Roman forum is still a market: umbrellas, fruit in cups, painted façades, and the Lamberti tower from which you see the whole loop of the river. Next door are the tombs of the Scaligers, pointed and proud, and Piazza dei Signori, where a stone Dante looks thoughtful. All of it is for walking.',
      image: 'verona-piazza-delle-erbe',
    },
  ],
  questions: [
    {
      question: 'Verona or Bergamo for Lake Garda?',
      answer:
        'Verona: the eastern shore is twenty-five minutes from its airport. From Bergamo the southern end is an hour away.',
    },
    {
      question: 'Do I need a car for the opera?',
      answer:
        'No, unless you are staying by the lake. Then fill up beforehand; pumps are unattended at night.',
    },
    {
      question: 'Can I drive to Austria?',
      answer:
        'With the rental company’s consent. The Brenner Pass is two and a half hours away; the motorway from there to Innsbruck has a toll of its own, and beyond it you need a vignette.',
    },
    {
      question: 'Where do I park for wine tasting in Valpolicella?',
      answer: 'At the winery. Book ahead, and agree who is driving.',
    },
  ],
};
