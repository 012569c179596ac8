import type { OccasionContent } from '../schema/occasion.ts';

export const content: OccasionContent = {
  meta: {
    title: 'Premium car hire in Italy',
    description:
      'Premium saloons, coupés and electric cars by the day, week or month: comfort for long distances, fair deposits, and when the upgrade pays.',
  },
  title: 'Premium cars, when the journey is long',
  highlightedWord: 'Premium cars',
  description:
    'Better seats, better lights, a boot for two weeks: the class between sensible and extravagant, and when it is worth its price.',
  text: [
    {
      heading: 'When the upgrade pays',
      text: [
        'A premium car costs more per day and gives it back per hour. On the run from Milan to Naples, some eight hours with pauses, you notice the seats after the third and the silence after the fifth. Adaptive cruise control takes the strain out of motorways with average-speed control, good headlights out of the last hour of darkness, four-zone climate out of August. If your week is one town and one beach, take a small car and spend the difference on dinner.',
        'For business journeys the reckoning is simpler: two people who arrive rested, a back seat to work in, and a boot that takes samples and suitcases. Weekly and monthly prices are applied by themselves and bring a premium car surprisingly close to a compact one.',
      ],
    },
    {
      heading: 'Saloon, estate, coupé, electric',
      text: [
        'A saloon hides luggage from view, which is worth something at a motorway restaurant. A coupé is for two, whatever its rear seats pretend. An electric saloon is at home in the north, where fast chargers stand along the A1, A4 and A22, and in towns that let electric cars into places others may not enter; in the mountains and in the far south plan your stops first. Ask the business which charging card or app lies in the car, how full it must come back, and where the nearest fast charger is.',
        'Automatic gearboxes are the rule in this class. If you need towing, a roof box or winter tyres, ask before you book; chains or winter tyres are compulsory on many roads from 15 November to 15 April.',
      ],
    },
    {
      heading: 'Deposit, age, care',
      text: [
        'The deposit lies between that of a small car and that of a sports car, and is shown beside the price. Most businesses accept drivers from 21 or 23, with a fee per day under 25. The excess of the insurance may be reduced for a charge; do the sum for your number of days before you say yes at the desk.',
        'Premium cars are wide: about 1.90 m without mirrors. Old garages in Florence and Genoa were built for narrower ones. A hotel just outside the limited-traffic zone, with its own car park, saves both paint and fines.',
      ],
    },
  ],
  checklist: [
    { title: 'Distance', text: 'Under 500 km a week take less car, over 1,000 km take more.' },
    { title: 'Luggage', text: 'Count the large cases; a coupé takes two, a saloon three, an estate four.' },
    { title: 'Charging', text: 'For an electric car, one fast charger a day and a socket for the night.' },
    { title: 'Width', text: 'Look at the hotel’s garage before it looks at you.' },
  ],
  questions: [
    {
      question: 'What is the difference from luxury?',
      answer:
        'Mostly price and deposit. Premium cars are for travelling; luxury cars are chosen for themselves.',
    },
    {
      question: 'Can I have one for a month?',
      answer: 'Yes, up to 30 days in a booking, at the monthly price if there is one.',
    },
    {
      question: 'Are the cars new?',
      answer: 'The year stands on the page of each car. Most in this class are less than three years old.',
    },
    {
      question: 'Can I collect it at the station?',
      answer:
        'Where the business has a branch there or delivers. Write the station in the search and look at the distance.',
    },
  ],
  invitation: {
    title: 'Travel rested',
    text: 'Premium cars that are free for your dates, by the day, week or month.',
    button: 'See premium cars',
  },
};
