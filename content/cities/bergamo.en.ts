import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Bergamo',
    description:
      'Hire a car in Bergamo: the upper town’s ZTL, Orio al Serio, parking by the funicular, charging, Lake Iseo, Franciacorta and the valleys with times.',
  },
  title: 'Rent a car in Bergamo',
  description:
    'Many land here for Milan and never look up. On the hill stands a walled city, behind it rise valleys that few foreigners know.',
  text: [
    {
      heading: 'The upper town and its ZTL',
      text: [
        'Città Alta lies within Venetian walls on a hill, and its streets are a limited-traffic zone with cameras at the gates. It is stricter in the evening, at weekends and on holidays, when even the road along the walls may be closed from Colle Aperto and Porta Sant’Agostino. Signs at the foot of the hill already say whether it is active: turn round there, not at the gate.',
        'A hotel inside can have your plate admitted for unloading. Everyone else goes up by funicular from Viale Vittorio Emanuele, by bus line 1 or on foot in twenty minutes along the stepped lanes. The lower town has small zones too, around Via Pignolo and Borgo Santa Caterina, mostly at night. The municipality’s mobility portal has the map.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Orio al Serio airport is five kilometres from the city, right beside the A4. The rental desks stand in a row near the arrivals exit, the cars in the car parks opposite or, with some businesses, a few minutes away by shuttle: read your confirmation. Low-cost flights arrive in waves, and so do queues; whoever has registered documents beforehand is quicker. Bus line 1 runs to the station and up to the old town. Work on a railway link is under way.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Near the lower funicular station there are the car parks of Piazza della Libertà and Via Paleocapa; larger and cheaper is Piazzale della Malpensata near the station. A multi-storey in Via Fara serves the upper town from the Sant’Agostino side. On Sundays in spring all of Lombardy comes for a walk on the walls, and one parks below. Blue lines are paid on weekdays, yellow ones are for residents.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'Posts are found around the station, at the stadium, the hospital, Orio’s shopping centre opposite the airport and in many streets of the lower town; fast chargers at the A4 services and in Dalmine. In the valleys, Clusone, San Pellegrino and Lovere have some. Coming down you gain what the climb has cost.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Crespi d’Adda, a workers’ village of 1878: 25 minutes',
          'San Pellegrino Terme, art nouveau and baths: 35 minutes',
          'Iseo and Monte Isola: 40 minutes to Sulzano, then the boat',
          'Franciacorta cellars: 40 minutes on the A4',
          'Clusone and the Presolana: 50 minutes and 1 h 10',
          'Lecco and the eastern branch of Lake Como: 45 minutes',
          'Sirmione on Lake Garda: 1 h',
        ],
        'The valley roads have one lane each way and factories along them: avoid half past seven and half past five.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'People from Bergamo work early and drive briskly. The A4 between Bergamo and Milan is one of the busiest motorways in Europe; outside rush hours it takes forty minutes to the ring road, within them twice as long. The state road 42 towards Lovere and the Tonale pass is the better way into the mountains, with tunnels past the lake.',
        'Spring and autumn suit the town, July the valleys, January the slopes of Foppolo and Colere. From October to March the region limits older diesels. Winter tyres or chains are compulsory in the valleys from 15 November to 15 April, and frost on the shaded side is frequent. If you return the car before a flight at six, note when the desk opens, and fill up the evening before.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Vecchia',
      description:
        'Le Corbusier wanted not a stone of it moved. On one side the Palazzo della Ragione stands on its arches, on another the library, in the middle a fountain with lions holding chains. At ten every evening the great bell strikes a hundred times, once the sign that the gates were closing.',
      image: 'bergamo-piazza-vecchia',
    },
    {
      name: 'Colleoni Chapel and Santa Maria Maggiore',
      description:
        'A mercenary general had a sacristy pulled down to make room for his tomb, and got a façade of marble lace. The church beside it has a choir inlaid with wood after drawings by Lotto, shown on request. Rub the coat of arms on the gate; one can see that everyone does.',
      image: 'bergamo-cappella-colleoni',
    },
    {
      name: 'Venetian walls',
      description:
        'Six kilometres of bastions that never heard a shot, built from 1561 by Venice, and a World Heritage Site. From Porta San Giacomo, white against the hill, one looks over the plain as far as the Apennines. The ring is closed to traffic on many weekends, and then it is at its best.',
      image: 'bergamo-mura',
    },
    {
      name: 'Accademia Carrara',
      description:
        'A gallery that most visitors miss, with Botticelli, Raphael, Bellini, Lotto and above all Moroni, whose tailors and widows look at you as if you had just come in. It lies below the walls in Borgo Santa Caterina, a street of small restaurants. Park at the stadium and walk ten minutes.',
      image: 'bergamo-accademia-carrara',
    },
  ],
  questions: [
    {
      question: 'Is Bergamo airport good for Milan?',
      answer:
        'By bus an hour to Centrale. With a car better for Garda, Iseo and the valleys; into Milan you meet Area B and Area C.',
    },
    {
      question: 'Can I drive up to Città Alta?',
      answer:
        'On weekdays outside the restricted hours to the car parks; in the evening and at weekends mostly not. The funicular takes a few minutes.',
    },
    {
      question: 'Is there a desk open at night?',
      answer:
        'Flights land late; look at the opening hours on the page of the car. The list shows only what can be collected at your hour first.',
    },
    {
      question: 'Which way to the Dolomites?',
      answer: 'A4 to Verona and A22 to Trento, two and a half hours; slower and finer over the Tonale.',
    },
  ],
};
