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
    'Certaines journées se préparent pendant des mois et ne durent que quelques heures. La voiture devrait être la seule chose à laquelle personne n’ait à penser.',
  text: [
    {
      heading: 'Une autre façon de louer',
      text: [
        'Pour des vacances, il faut une voiture où tiennent les valises. Pour un événement, il faut une voiture belle en photo, ponctuelle et assez grande pour ses passagers : la couleur et l’âge comptent, l’heure encore plus, et personne ne doit rester sur le trottoir avec la mauvaise clé. C’est pourquoi les loueurs de notre site signalent les voitures qu’ils proposent pour les événements. Ils savent qu’une telle voiture sort du garage lustrée, qu’elle attend des heures pour rouler quelques minutes, et qu’un retard ne se répare pas par une remise.',
        'Partez de la page de votre événement et cherchez comme d’habitude, par lieu et par heure : vous ne voyez que les voitures proposées pour ces occasions, avec le total et la caution. Deux voitures identiques pour un cortège, un vieux cabriolet pour une scène, dix monospaces pour un congrès : réservez-les une à une, ou écrivez-nous et nous interrogeons les loueurs.',
      ],
    },
    {
      heading: 'Ce qu’il faut régler tôt',
      text: [
        [
          'où et quand la voiture doit se trouver, avec une marge pour la circulation et pour la zone à trafic limité (ZTL) du centre, qui peut exiger une autorisation',
          'qui conduit : chaque conducteur est inscrit dans la réservation avec un permis vérifié, et la caution est prise sur la carte du conducteur principal',
          'ce qu’on peut faire à la voiture : rubans et fleurs oui, autocollants et confettis seulement si le loueur est d’accord',
          'ce qui se passe s’il pleut, si la date est reportée ou s’il y a plus d’invités que prévu',
        ],
        'L’annulation est gratuite jusqu’à 48 heures avant le jour du retrait, comme pour toute voiture.',
      ],
    },
  ],
  sections: {
    weddings: {
      name: 'Mariages et cérémonies',
      subtitle:
        'À l’église, à la villa, puis loin des invités : une voiture assortie à la robe et toujours à l’heure.',
    },
    productions: {
      name: 'Films et productions',
      subtitle:
        'Le bon modèle, la bonne année, sur le plateau à l’heure dite, pour un jour ou pour un mois de tournage.',
    },
    corporate: {
      name: 'Événements d’entreprise',
      subtitle:
        'Invités accueillis, intervenants à l’heure, factures en règle : congrès, lancements, séminaires.',
    },
  },
};
