import type { EventKey } from '../events.ts';
import type { EventsContent } from '../schema/occasion.ts';

export const content: EventsContent<EventKey> = {
  meta: {
    title: 'Car hire for weddings, film shoots and company events',
    description:
      'Cars for the days that get photographed: weddings and ceremonies, films and productions, corporate events. What each occasion asks of a car.',
  },
  title: 'Cars for events',
  highlightedWord: 'events',
  description:
    'Some days are planned for months and last a few hours. The car should be the one thing nobody has to think about.',
  text: [
    {
      heading: 'A different kind of hire',
      text: [
        'For a holiday you need a car that fits the luggage. For an event you need a car that fits a photograph, a timetable and the people in it: colour and age matter, punctuality matters more, and nobody may be standing in the street with the wrong key. That is why the companies on our site mark the cars they offer for events. They know that such a car leaves the garage polished, that it may stand for hours and drive for minutes, and that no discount makes up for a delay.',
        'Start from the page of your event and search as you always do, by place and time: you see only the cars offered for such days, with the total for your dates and the deposit. Two matching cars for a procession, an old convertible for a scene, ten minivans for a conference: book them one by one, or write to us and we will ask the companies for you.',
      ],
    },
    {
      heading: 'What to settle early',
      text: [
        [
          'where the car has to be and when, with a margin for traffic and for the limited-traffic zone (ZTL) of the centre, for which a permit may be needed',
          'who drives: every driver is named in the booking with a verified licence, and the deposit goes on the main driver’s card',
          'what may be done to the car: ribbons and flowers yes, stickers and confetti only if the rental company agrees',
          'what happens if it rains, if the date moves, if the party grows',
        ],
        'Cancelling is free until 48 hours before the pickup day, as with every car.',
      ],
    },
  ],
  sections: {
    weddings: {
      name: 'Weddings and ceremonies',
      subtitle:
        'To the church, to the villa, away from the guests: a car that suits the dress and arrives on time.',
    },
    productions: {
      name: 'Films and productions',
      subtitle: 'The right model, the right year, there at call time, for a day or for a month of shooting.',
    },
    corporate: {
      name: 'Corporate events',
      subtitle:
        'Guests met, speakers on time, invoices in order: cars for conferences, launches and incentive trips.',
    },
  },
};
