import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Verona',
    description:
      'Hire a car in Verona: the ZTL and its windows, Villafranca airport, parking near the Arena, charging, Lake Garda and Valpolicella with driving times.',
  },
  title: 'Rent a car in Verona',
  description:
    'Opera in the evening, lake or vineyard by day: Verona lies where the motorways to the Brenner and to Venice cross.',
  text: [
    {
      heading: 'The ZTL and its open hours',
      text: [
        'The loop of the Adige encloses a limited-traffic zone that is closed for most of the day to whoever has no permit. Unlike other cities Verona has traditionally opened it at certain hours, a stretch of the morning and of the afternoon and another in the evening on weekdays, fewer at weekends. These windows have changed more than once: read the sign at the gate, which also shows in lights whether it is active, and the city’s page.',
        'Hotels inside register the plates of their guests, for arrival and departure, and many have an arrangement with a garage. Send the plate as soon as you have the car. Filming at the gates is reliable, and so is the post.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Valerio Catullo airport at Villafranca lies twelve kilometres south-west. The rental desks are in a building of their own opposite the terminal, a walk of three minutes, with the cars behind. A shuttle bus to Porta Nuova station takes a quarter of an hour. At the station the desks are near the exit; from there the southern ring road leads to A4 and A22 in ten minutes. For Lake Garda the airport is the better start, because it lies on that side already.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Closest to the Arena are the garages Arena and Cittadella, just outside the zone at Piazza Cittadella; Isolo and Polo Zanotto lie across the river and cost less. Free spaces are found by the stadium and near Porta Palio, from where buses run to Piazza Bra. On opera nights the garages fill by seven and traffic flows out at one in the morning: come by bus, or park at Porta Nuova and walk fifteen minutes. White lines are free, blue paid, yellow residents’.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts stand in Borgo Trento, Borgo Roma, at the fair, the station and the larger garages; fast chargers at the services of A4 and A22 and at the shopping centres of the south. Around the lake every hotel of some size has a wall box. For Monte Baldo and Lessinia start with a full battery.',
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
        'The lake road is single-lane and full from Friday afternoon to Sunday evening between May and September. Go up on the western side, or go early.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'Veronese drivers are quick and correct; lorries fill the A22 and A4, where an overtaking ban applies to them on many stretches and you are glad of it. Roundabouts are many and give way to whoever is inside. Cyclists have priority on the paths that cross the road, and use it.',
        'The opera season runs from June to early September, Vinitaly in April: for both, cars and rooms are booked months before. In winter fog lies in the plain, and the region keeps older diesels off the roads on days of bad air. Winter tyres or chains are required on A22 and mountain roads from 15 November to 15 April.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Arena',
      description:
        'The Roman amphitheatre of pink stone is older than the Colosseum and has been in use almost ever since; since 1913 for operas, under the stars, without microphones. Bring a cushion for the steps. It stands on Piazza Bra, at the edge of the limited-traffic zone, five minutes from the Cittadella garages.',
      image: 'verona-arena',
    },
    {
      name: 'Juliet’s House',
      description:
        'A thirteenth-century house with a balcony added in the twentieth, because everyone asked for it. Love letters arrive here from all over the world and are answered by volunteers. The courtyard is narrow and the crowd wide; the tomb of the story, in a quiet cloister by the walls, is more moving.',
      image: 'verona-casa-di-giulietta',
    },
    {
      name: 'Castelvecchio',
      description:
        'The fortress of the Scaligers guards a bridge with battlements over the Adige, blown up in 1945 and rebuilt brick by brick. Within is the museum that Carlo Scarpa arranged between 1958 and 1974, to which architects make pilgrimages. Free spaces near Porta Palio are fifteen minutes away on foot.',
      image: 'verona-castelvecchio',
    },
    {
      name: 'Piazza delle Erbe',
      description:
        'The Roman forum is still a market: umbrellas, fruit in cups, painted façades, and the Lamberti tower from which one sees the whole loop of the river. Next door lie the tombs of the Scaligers, pointed and proud, and Piazza dei Signori, where Dante looks thoughtful. All of it is for walking.',
      image: 'verona-piazza-delle-erbe',
    },
  ],
  questions: [
    {
      question: 'Verona or Bergamo for Lake Garda?',
      answer:
        'Verona: the eastern shore is twenty-five minutes from the airport. From Bergamo the south is an hour away.',
    },
    {
      question: 'Do I need a car for the opera?',
      answer:
        'No, but for sleeping at the lake afterwards you do. Fill up before; pumps are unattended at night.',
    },
    {
      question: 'Can I drive to Austria?',
      answer:
        'With the consent of the business and a vignette for Austrian motorways. The Brenner is two and a half hours away.',
    },
    {
      question: 'Where does one park for Valpolicella tastings?',
      answer: 'At the winery. Book it, and name a driver who does not taste.',
    },
  ],
};
