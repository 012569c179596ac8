import type { CityContent } from '../schema/city.ts';

export const content: CityContent = {
  meta: {
    title: 'Location de voiture à Vérone',
    description:
      'Louer une voiture à Vérone : qui entre dans la ZTL, l’aéroport de Villafranca, parkings des Arènes, recharge, lac de Garde et Valpolicella.',
  },
  title: 'Location de voiture à Vérone',
  description:
    'L’opéra le soir, le lac ou les vignes le jour : Vérone se trouve au croisement des autoroutes du Brenner et de Venise.',
  text: [
    {
      heading: 'La ZTL : qui peut y entrer',
      text: [
        'La boucle de l’Adige enferme une zone à trafic limité, interdite à ceux qui n’ont pas d’autorisation. Les heures où tout le monde pouvait passer ont été supprimées en octobre 2024, même si des guides et des sites les indiquent encore. Quelques entrées par mois se réservent, mais seulement pour les habitants de la ville et de sa province. Si vous ne dormez pas dans un hôtel de la zone, laissez la voiture dehors ; autour de la piazza delle Erbe, les rues sont d’ailleurs toutes piétonnes.',
        'Les hôtels de la zone enregistrent la plaque de leurs clients pour l’arrivée et le départ, et beaucoup ont un accord avec un garage. Les appartements de vacances n’en ont plus le droit depuis 2025 : demandez avant de partir où vous garer. À l’hôtel, envoyez la plaque dès que vous avez la voiture. Les caméras ne se trompent pas, et les amendes arrivent toujours, même à l’étranger.',
      ],
    },
    {
      heading: 'Où prendre la voiture',
      text: [
        'L’aéroport Valerio Catullo, à Villafranca, est à douze kilomètres au sud-ouest. Les comptoirs occupent un bâtiment en face du terminal, à trois minutes à pied, les voitures derrière. La navette pour la gare de Porta Nuova met un quart d’heure. À la gare, les comptoirs sont près de la sortie ; de là, la rocade sud mène à l’A4 et à l’A22 en dix minutes. Pour le lac de Garde, mieux vaut l’aéroport : il est déjà de ce côté.',
      ],
    },
    {
      heading: 'Se garer',
      text: [
        'Les garages les plus proches des Arènes sont Arena et Cittadella, juste hors de la zone, du côté de la piazza Cittadella ; Isolo et Polo Zanotto, de l’autre côté du fleuve, coûtent moins cher. On se gare gratuitement au stade, sauf les jours de match, et sur quelques places vers Porta Palio, avec des bus pour la piazza Bra. Les soirs d’opéra, les garages sont pleins dès 19 h et tout le monde repart à une heure du matin : venez en bus, ou garez-vous à Porta Nuova et marchez un quart d’heure. Les places blanches sont gratuites, les bleues payantes, les jaunes réservées aux riverains ; celles en jaune et bleu le sont la nuit et le dimanche.',
      ],
    },
    {
      heading: 'Recharger une électrique',
      text: [
        'Il y a des bornes à Borgo Trento, à Borgo Roma, au parc des expositions, à la gare et dans les grands garages ; des bornes rapides sur les aires de l’A4 et de l’A22 et dans les centres commerciaux du sud de la ville. Autour du lac, la plupart des grands hôtels en ont. Pour le mont Baldo et la Lessinia, partez la batterie pleine.',
      ],
    },
    {
      heading: 'Excursions d’une journée',
      text: [
        [
          'La Valpolicella, villas et Amarone : 25 minutes',
          'Bardolino et Garda : 35 à 40 minutes',
          'Sirmione : 40 minutes par l’A4 ; garez-vous avant le château',
          'Malcesine et le téléphérique du mont Baldo : 1 h 15 par la Gardesana',
          'Mantoue : 45 minutes par l’A22',
          'Vicence et les villas de Palladio : 50 minutes',
          'Bolzano et les premières Dolomites : 1 h 40',
        ],
        'La route du lac n’a qu’une voie par sens et reste pleine du vendredi après-midi au dimanche soir, de mai à septembre. Partez tôt, ou passez par l’autoroute jusqu’à la sortie la plus proche.',
      ],
    },
    {
      heading: 'Conduire, et quand venir',
      text: [
        'Les Véronais conduisent vite et correctement ; les camions remplissent l’A22 et l’A4, où il leur est heureusement interdit de doubler sur de nombreux tronçons. Les ronds-points sont nombreux ; la priorité est à ceux qui y sont déjà. Là où une piste cyclable traverse la route, elle est au cycliste, qui la prend.',
        'La saison d’opéra va de juin à début septembre, Vinitaly a lieu en avril : pour les deux, voitures et chambres se réservent des mois à l’avance. L’hiver, la plaine est souvent dans le brouillard et les vieux diesels sont interdits les jours de pollution. Sur l’A22 et en montagne, pneus d’hiver ou chaînes sont obligatoires du 15 novembre au 15 avril.',
      ],
    },
  ],
  monuments: [
    {
      name: 'Les Arènes',
      description:
        'L’amphithéâtre romain de pierre rose est plus vieux que le Colisée et n’a presque jamais cessé de servir ; depuis 1913, on y donne l’opéra à la belle étoile. Apportez un coussin pour les gradins. Il se dresse piazza Bra, à la limite de la ZTL, à cinq minutes des garages de la piazza Cittadella.',
      image: 'verona-arena',
    },
    {
      name: 'La maison de Juliette',
      description:
        'Une maison du XIIIe siècle dont le balcon ne fut ajouté qu’au XXe, parce que tout le monde le réclamait. Des lettres d’amour y arrivent du monde entier, et des bénévoles y répondent. Depuis 2026, même la cour, où l’on entre par le Teatro Nuovo, se réserve et se paie ; le tombeau, dans un cloître paisible près des remparts, est plus émouvant.',
      image: 'verona-casa-di-giulietta',
    },
    {
      name: 'Castelvecchio',
      description:
        'La forteresse des Scaliger garde un pont crénelé sur l’Adige, dynamité en 1945 et rebâti brique par brique. À l’intérieur, le musée aménagé par Carlo Scarpa de 1958 à 1974 est un lieu de pèlerinage pour les architectes. Porta Palio, où quelques places sont gratuites, est à un quart d’heure à pied.',
      image: 'verona-castelvecchio',
    },
    {
      name: 'La piazza delle Erbe',
      description:
        'L’ancien forum romain est toujours un marché : parasols, gobelets de fruits, façades peintes, et la tour des Lamberti d’où l’on voit toute la boucle du fleuve. À côté, les tombeaux gothiques des Scaliger et la piazza dei Signori, où médite une statue de Dante. Tout se visite à pied.',
      image: 'verona-piazza-delle-erbe',
    },
  ],
  questions: [
    {
      question: 'Vérone ou Bergame pour le lac de Garde ?',
      answer:
        'Vérone : la rive est du lac est à vingt-cinq minutes de l’aéroport. De Bergame, on met une heure jusqu’à la rive sud.',
    },
    {
      question: 'Faut-il une voiture pour l’opéra ?',
      answer:
        'Non, sauf pour rentrer dormir au bord du lac. Faites le plein avant : la nuit, il n’y a que des automates.',
    },
    {
      question: 'Puis-je aller en Autriche ?',
      answer:
        'Oui, avec l’accord du loueur. Le Brenner est à deux heures et demie ; de là à Innsbruck, l’autoroute a son propre péage, et la vignette est exigée au-delà.',
    },
    {
      question: 'Où se garer pour déguster en Valpolicella ?',
      answer: 'Au domaine même. Réservez la visite, et choisissez qui conduira sans déguster.',
    },
  ],
};
