import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Rent a car in Bergamo',
    description:
      'Hire a car in Bergamo: the upper town’s ZTL, Orio al Serio airport, parking by the funicular, charging, Lake Iseo, Franciacorta and the valleys.',
  },
  title: 'Rent a car in Bergamo',
  description:
    'Many land here for Milan and never look up. On the hill stands a walled city; behind it run valleys that few foreigners know.',
  text: [
    {
      heading: 'The upper town and its ZTL',
      text: [
        'Città Alta lies within Venetian walls on a hill. Its lanes are a limited-traffic zone at all hours, with cameras at the gates. For some hours on Sundays and public holidays, and from late March to October also in the evening from Thursday to Saturday, a wider zone closes the whole hill; signs at the foot say when. Even then you may drive to the three car parks (Via Fara, Porta Sant’Alessandro, Via Tre Armi) while they have room, but only up Viale Vittorio Emanuele and straight in. Any other gate means a fine, and the one on the Valverde side does so for most of the week.',
        'A hotel inside can register your plate for unloading. Everyone else goes up by funicular from Viale Vittorio Emanuele, by bus line 1 or on foot in twenty minutes along the stepped lanes. The lower town has small zones too, around Via Pignolo and Borgo Santa Caterina, mostly at night. The municipality’s mobility portal has the map.',
      ],
    },
    {
      heading: 'Where you collect the car',
      text: [
        'Orio al Serio airport is five kilometres from the city, right beside the A4. The rental desks stand in a row near the arrivals exit, the cars in the car parks opposite or, with some companies, a few minutes away by shuttle: read your confirmation. Low-cost flights arrive in waves, and so do queues; uploading your documents beforehand saves time. Bus line 1 runs to the station and up to the old town; a railway link is being built: check whether it has opened.',
      ],
    },
    {
      heading: 'Parking',
      text: [
        'Nearest to the lower funicular station are the car parks at Piazza della Libertà and Via Paleocapa; the old gasworks site (Ex Gasometro), behind the railway station, is larger and cheaper. A multi-storey in Via Fara serves the upper town from the Sant’Agostino side; along the walls, only residents park. On spring Sundays all of Lombardy comes for a walk on the walls: park down below. Blue lines are paid for on weekdays, in the centre on Sundays too; yellow ones are for residents.',
      ],
    },
    {
      heading: 'Charging an electric car',
      text: [
        'You can charge around the station, at the stadium, at the hospital, at the shopping centre opposite the airport and in many streets of the lower town; for fast charging, go to the A4 services or Dalmine. In the valleys, Clusone, San Pellegrino and Lovere have chargers. Coming down, you win back part of what the climb cost.',
      ],
    },
    {
      heading: 'Day trips',
      text: [
        [
          'Crespi d’Adda, a model workers’ village of 1878: 25 minutes',
          'San Pellegrino Terme, art nouveau and baths: 35 minutes',
          'Iseo and Monte Isola: 40 minutes to Sulzano, then the boat',
          'Franciacorta cellars: 40 minutes on the A4',
          'Clusone and the Presolana: 50 minutes and 1 h 10',
          'Lecco and the eastern branch of Lake Como: 45 minutes',
          'Sirmione on Lake Garda: 1 h',
        ],
        'The valley roads have one lane each way, and factories beside them: avoid half past seven and half past five.',
      ],
    },
    {
      heading: 'Driving habits and season',
      text: [
        'The people of Bergamo start work early and drive briskly. The A4 between Bergamo and Milan is one of the busiest motorways in Europe; off-peak it takes forty minutes to Milan’s ring road, in the rush hour twice as long. The SS42 towards Lovere and the Tonale Pass is the better way into the mountains, with tunnels past the lake.',
        'Spring and autumn suit the town, July the valleys, January the slopes of Foppolo and Colere. From October to March the region restricts older diesels. Winter tyres or chains are compulsory in the valleys from 15 November to 15 April, and frost is frequent on the shaded side. If you are returning the car before a six o’clock flight, check when the desk opens, and fill up the evening before.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Piazza Vecchia',
      description:
        'Not a stone of it should be moved, said Le Corbusier. On one side the Palazzo della Ragione stands on its arches, on the other the library, and in the middle is a fountain with lions holding chains. At ten every evening the great bell strikes a hundred times, once the signal that the gates were closing.',
      image: 'bergamo-piazza-vecchia',
    },
    {
      name: 'Colleoni Chapel and Santa Maria Maggiore',
      description:
        'A mercenary general had a sacristy pulled down to make room for his tomb, and got a façade of marble lace. The church beside it has choir stalls inlaid to designs by Lotto. Rub the coat of arms on the gate; you can see that everyone does.',
      image: 'bergamo-cappella-colleoni',
    },
    {
      name: 'Venetian walls',
      description:
        'Six kilometres of bastions that never saw a siege, built by Venice from 1561 and now a World Heritage Site. From Porta San Giacomo, white against the hill, you look over the plain as far as the Apennines. The road along them is closed to cars on many weekends, which is when it is at its best.',
      image: 'bergamo-mura',
    },
    {
      name: 'Accademia Carrara',
      description:
        'A gallery that most visitors miss, with Botticelli, Raphael, Bellini, Lotto and above all Moroni, whose tailors and widows look at you as if you had just come in. It lies below the walls, next to Borgo Santa Caterina, a street of small restaurants. Except on match days, park at the stadium and walk ten minutes.',
      image: 'bergamo-accademia-carrara',
    },
  ],
  questions: [
    {
      question: 'Is Bergamo airport good for Milan?',
      answer:
        'Yes, by bus: an hour to Centrale. With a car it is better for Garda, Iseo and the valleys; in Milan you run into Area B and Area C.',
    },
    {
      question: 'Can I drive up to Città Alta?',
      answer:
        'To its car parks, yes, if they have room; when the zone is active, only up Viale Vittorio Emanuele. Into the lanes, no. The funicular takes a few minutes.',
    },
    {
      question: 'Is there a desk open at night?',
      answer:
        'Some stay open for late flights: look at the opening hours on the car’s page. Our list puts the cars you can collect at your time first.',
    },
    {
      question: 'What is the best way to the Dolomites?',
      answer:
        'The A4 to Verona and the A22 to Trento, a little over two hours; the Tonale Pass is slower and finer.',
    },
  ],
};
