import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Vérone',
    description:
      'Louer une voiture à Vérone : la ZTL et ses heures, l’aéroport de Villafranca, parkings des Arènes, recharge, lac de Garde et Valpolicella.',
  },
  title: 'Location de voiture à Vérone',
  description:
    'L’opéra le soir, le lac ou les vignes le jour : Vérone est là où se croisent les autoroutes du Brenner et de Venise.',
  text: [
    {
      heading: 'La ZTL et ses heures ouvertes',
      text: [
        'La boucle de l’Adige enferme une zone à trafic limité, fermée l’essentiel du jour à qui n’a pas d’autorisation. À la différence d’autres villes, Vérone l’a toujours ouverte à certaines heures : un moment du matin, un de l’après-midi et un autre le soir en semaine, moins le week-end. Ces fenêtres ont changé plus d’une fois : lisez le panneau à l’entrée, qui montre aussi par un feu si elle est active, et la page de la ville.',
        'Les hôtels situés dedans enregistrent la plaque de leurs clients pour l’arrivée et le départ, et beaucoup ont un accord avec un garage. Envoyez la plaque dès que vous avez la voiture. Les caméras sont fiables, et la poste aussi.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Valerio Catullo, à Villafranca, est à douze kilomètres au sud-ouest. Les comptoirs occupent un bâtiment en face du terminal, à trois minutes à pied, les voitures derrière. La navette pour la gare de Porta Nuova met un quart d’heure. À la gare, les comptoirs sont près de la sortie ; de là, la rocade sud mène à l’A4 et à l’A22 en dix minutes. Pour le lac de Garde, l’aéroport vaut mieux : il est déjà de ce côté.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les plus proches des Arènes sont les garages Arena et Cittadella, juste hors de la zone, piazza Cittadella ; Isolo et Polo Zanotto, au-delà du fleuve, coûtent moins. Des places gratuites se trouvent au stade et vers Porta Palio, avec des bus pour la piazza Bra. Les soirs d’opéra, les garages sont pleins à sept heures et la foule repart à une heure du matin : venez en bus, ou garez-vous à Porta Nuova et marchez un quart d’heure. Lignes blanches gratuites, bleues payantes, jaunes aux riverains.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Des bornes se dressent à Borgo Trento, Borgo Roma, à la foire, à la gare et dans les grands garages ; des rapides sur les aires de l’A4 et de l’A22 et aux centres commerciaux du sud. Autour du lac, tout hôtel d’une certaine taille a sa borne. Pour le mont Baldo et la Lessinia, partez la batterie pleine.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'La Valpolicella, villas et Amarone : 25 minutes',
          'Bardolino et Garda : 35 à 40 minutes',
          'Sirmione : 40 minutes par l’A4 ; on se gare avant le château',
          'Malcesine et le téléphérique du mont Baldo : 1 h 15 par la Gardesana',
          'Mantoue : 45 minutes par l’A22',
          'Vicence et les villas de Palladio : 50 minutes',
          'Bolzano et les premières Dolomites : 1 h 40',
        ],
        'La route du lac n’a qu’une voie par sens et reste pleine du vendredi après-midi au dimanche soir, de mai à septembre. Montez par la rive ouest, ou partez tôt.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les Véronais conduisent vite et correctement ; les camions remplissent l’A22 et l’A4, où leur dépassement est interdit sur bien des tronçons, à votre soulagement. Les ronds-points sont nombreux et la priorité est à qui s’y trouve. Sur les pistes qui traversent la route, elle est au cycliste, qui s’en sert.',
        'La saison d’opéra va de juin à début septembre, Vinitaly a lieu en avril : pour les deux, voitures et chambres se réservent des mois à l’avance. L’hiver, la plaine a du brouillard et la région arrête les vieux diesels les jours de mauvais air. Sur l’A22 et en montagne, pneus d’hiver ou chaînes du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Les Arènes',
      description:
        'L’amphithéâtre romain de pierre rose est plus vieux que le Colisée et n’a presque jamais cessé de servir ; depuis 1913 à l’opéra, sous les étoiles et sans micros. Apportez un coussin pour les gradins. Il se dresse piazza Bra, au bord de la zone, à cinq minutes des garages de la piazza Cittadella.',
      image: 'verona-arena',
    },
    {
      name: 'La maison de Juliette',
      description:
        'Une maison du XIIIe siècle dont le balcon fut ajouté au XXe, parce que chacun le réclamait. Du monde entier y arrivent des lettres d’amour auxquelles répondent des bénévoles. La cour est étroite et la foule large ; le tombeau, dans un cloître paisible près des murs, touche davantage.',
      image: 'verona-casa-di-giulietta',
    },
    {
      name: 'Castelvecchio',
      description:
        'La forteresse des Scaliger garde un pont crénelé sur l’Adige, dynamité en 1945 et rebâti brique à brique. À l’intérieur, le musée que Carlo Scarpa ordonna de 1958 à 1974, où les architectes viennent en pèlerinage. Les places gratuites vers Porta Palio sont à un quart d’heure à pied.',
      image: 'verona-castelvecchio',
    },
    {
      name: 'La piazza delle Erbe',
      description:
        'Le forum romain est toujours un marché : parasols, fruits en gobelets, façades peintes, et la tour des Lamberti d’où l’on voit toute la boucle du fleuve. À côté, les tombeaux des Scaliger, pointus et fiers, et la piazza dei Signori, où Dante médite. Tout se fait à pied.',
      image: 'verona-piazza-delle-erbe',
    },
  ],
  questions: [
    {
      question: 'Vérone ou Bergame pour le lac de Garde ?',
      answer:
        'Vérone : la rive orientale est à vingt-cinq minutes de l’aéroport. De Bergame, le sud du lac est à une heure.',
    },
    {
      question: 'Faut-il une voiture pour l’opéra ?',
      answer:
        'Non, mais pour dormir ensuite au bord du lac, oui. Faites le plein avant : la nuit, les stations sont sans personnel.',
    },
    {
      question: 'Puis-je aller en Autriche ?',
      answer:
        'Avec l’accord du loueur et une vignette pour les autoroutes autrichiennes. Le Brenner est à deux heures et demie.',
    },
    {
      question: 'Où se garer pour déguster en Valpolicella ?',
      answer: 'Au domaine. Réservez, et désignez un conducteur qui ne goûte pas.',
    },
  ],
};
