import type { EventKey } from '../events.ts';
import type { EventsContent } from '../schema/occasion.ts';

export const content: EventsContent<EventKey> = {
  meta: {
    title: 'Location de voiture pour mariages, tournages, entreprises',
    description:
      'Des voitures pour les journées que l’on photographie : mariages et cérémonies, films et productions, événements d’entreprise. Ce que chaque occasion demande.',
  },
  title: 'Des voitures pour vos événements',
  highlightedWord: 'événements',
  description:
    'Certaines journées se préparent des mois et durent quelques heures. La voiture devrait être la seule chose à laquelle personne n’ait à penser.',
  text: [
    {
      heading: 'Une autre façon de louer',
      text: [
        'Pour des vacances, il faut une voiture où tiennent les valises. Pour un événement, il faut une voiture qui tienne dans une photo, dans un horaire et avec ceux qu’elle porte : la couleur et l’âge comptent, l’heure compte davantage, et personne ne doit rester sur le trottoir avec la mauvaise clé. C’est pourquoi les loueurs de notre site signalent les voitures qu’ils offrent pour les événements. Ils savent qu’une telle voiture sort du garage lustrée, qu’elle attend des heures pour rouler quelques minutes, et qu’un retard ne se répare pas par une remise.',
        'Cherchez comme d’habitude, par lieu et heure, et cochez événements : vous ne voyez que les voitures offertes pour cela, avec le total et la caution. Deux voitures pareilles pour un cortège, un vieux cabriolet pour une scène, dix minivans pour un congrès : réservez-les une à une, ou écrivez-nous et nous interrogeons les loueurs.',
      ],
    },
    {
      heading: 'Ce qu’il faut régler tôt',
      text: [
        [
          'où et quand la voiture doit être, avec une marge pour la circulation et pour la zone à trafic limité (ZTL) du centre, qui peut exiger une autorisation',
          'qui conduit : chaque conducteur est inscrit dans la réservation avec un permis vérifié, et la caution est sur la carte du principal',
          'ce qu’on peut faire à la voiture : rubans et fleurs oui, autocollants et confettis seulement si le loueur est d’accord',
          'ce qui se passe s’il pleut, si la date glisse, si les invités se multiplient',
        ],
        'L’annulation est gratuite jusqu’à 48 heures avant le jour de retrait, comme pour toute voiture.',
      ],
    },
  ],
  sections: {
    weddings: {
      name: 'Mariages et cérémonies',
      subtitle:
        'À l’église, à la villa, loin des invités : une voiture qui va avec la robe et tient l’heure.',
    },
    productions: {
      name: 'Films et productions',
      subtitle:
        'Le bon modèle, la bonne année, sur le plateau à l’heure dite, pour un jour ou pour un mois de tournage.',
    },
    corporate: {
      name: 'Événements d’entreprise',
      subtitle:
        'Invités accueillis, orateurs à l’heure, factures en règle : congrès, lancements, voyages de motivation.',
    },
  },
  testimonials: [
    {
      quote:
        'L’église était dans la ZTL. Le loueur avait transmis la plaque à la mairie avant même que je songe à le demander.',
      author: 'Chiara B.',
      role: 'Organisatrice de mariages, Sienne',
    },
    {
      quote:
        'Il nous fallait une berline grise des années quatre-vingt-dix pour trois jours ; nous en avons trouvé deux. L’une est dans le film.',
      author: 'Matteo D.',
      role: 'Régisseur de repérages, Turin',
    },
    {
      quote: 'Quatorze voitures, quatre aéroports, une seule liste. Et des factures justes du premier coup.',
      author: 'Anna K.',
      role: 'Responsable événementiel, Milan',
    },
  ],
};
