import type { LegalDocument } from '../schema/legal-document.ts';

/** In Article 26, and beside the tick with which a business approves them at its registration. */
export const approvedArticles =
  '3 (refus d’inscription), 12 (paiements hors de la Plateforme), 14 (compensation et retenue), 17 (remplacement), 22 (responsabilité), 23 (suspension et fin du contrat), 25 (modifications) et 26 (tribunaux)';

export const content: LegalDocument = {
  meta: {
    title: 'Conditions générales pour les loueurs',
    description:
      'Le contrat entre la plateforme et les loueurs : inscription, commission de 15 % hors TVA, versement à la prise en charge, annulations, responsabilité.',
  },
  title: 'Conditions générales pour les loueurs',
  description: 'Le contrat entre {{company}} et les loueurs qui publient leurs véhicules.',
  introduction: [
    'Ces conditions régissent l’usage de la plateforme {{site}} par les entreprises de location de voitures. Elles forment un contrat entre {{company}}, {{address}}, numéro de TVA {{vat}} (le « Fournisseur »), et l’entreprise qui s’inscrit (l’« Utilisateur »).',
    'Le Fournisseur exploite une place de marché en ligne qui met en relation des loueurs et des personnes cherchant une voiture. Il ne loue pas lui-même de véhicules. L’Utilisateur reste indépendant : il fixe ses prix et ses conditions, peut proposer ses véhicules ailleurs et à d’autres conditions, et conclut le contrat de location en son propre nom.',
    'En cochant la case à l’inscription, l’Utilisateur accepte la version dont le numéro et la date figurent en tête de cette page. Le texte peut être enregistré et imprimé. Il contient aussi les informations exigées par le règlement (UE) 2019/1150 sur l’équité et la transparence pour les entreprises utilisatrices de services d’intermédiation en ligne.',
  ],
  articles: [
    {
      heading: 'Article 1. Définitions',
      text: [
        [
          'Plateforme : le site {{site}}, ses sous-domaines, le portail des loueurs et les applications qui s’y rattachent',
          'Fournisseur : {{company}}, propriétaire et exploitant de la Plateforme',
          'Utilisateur : l’entreprise de location inscrite sur la Plateforme',
          'Locataire (ou Tiers) : quiconque réserve un véhicule par la Plateforme, consommateur ou entreprise',
          'Véhicule : un véhicule publié par l’Utilisateur',
          'Réservation : la réservation d’un Véhicule à des dates données, payée par la Plateforme',
          'Prix de la location : le prix final de la Réservation avec toutes les options et tous les suppléments, caution exclue ; « hors TVA » désigne ce prix sans la taxe sur la valeur ajoutée',
          'Commission : ce que l’Utilisateur doit au Fournisseur pour chaque Réservation selon l’article 13',
          'Prise en charge et retour (check-in et check-out sur la Plateforme) : la remise du Véhicule au Locataire et son retour chez l’Utilisateur, enregistrés sur la Plateforme',
        ],
      ],
    },
    {
      heading: 'Article 2. Objet',
      text: [
        'Le Fournisseur donne à l’Utilisateur accès à la Plateforme pour publier des Véhicules, recevoir des Réservations, encaisser les paiements, gérer parc, réservations, prix, promotions et codes promo, et consulter des rapports. La Plateforme présente les offres en italien, en anglais et en français.',
        'L’usage de la Plateforme ne comporte aucun abonnement. L’Utilisateur ne doit que la Commission, et seulement lorsqu’une Réservation naît aux conditions prévues ici.',
      ],
    },
    {
      heading: 'Article 3. Qui peut s’inscrire',
      text: [
        'Pour l’instant, seules les entreprises de location établies en Italie peuvent s’inscrire. L’Utilisateur doit être immatriculé au registre des entreprises, détenir toutes les autorisations exigées pour la location de véhicules sans chauffeur et agir dans l’exercice de son activité. Les consommateurs ne peuvent pas s’inscrire comme Utilisateurs.',
        'Le Fournisseur contrôle l’inscription et peut demander des documents, notamment un extrait récent du registre. Il peut refuser une inscription en indiquant le motif.',
      ],
    },
    {
      heading: 'Article 4. Inscription et compte',
      text: [
        'Les données fournies à l’inscription doivent être vraies, complètes et tenues à jour : raison sociale, forme juridique, numéro de TVA, siège, code SDI ou adresse PEC, représentant légal, coordonnées de versement. Le règlement (UE) 2022/2065 oblige le Fournisseur à en recueillir et vérifier une partie, et la directive (UE) 2021/514 à déclarer les recettes à l’administration fiscale.',
        'L’Utilisateur garde ses identifiants confidentiels et répond de leur usage par son personnel. Les versements exigent un compte connecté chez le prestataire de paiement, soumis aux conditions de celui-ci.',
      ],
    },
    {
      heading: 'Article 5. Publication des Véhicules',
      text: [
        'Pour chaque Véhicule, l’Utilisateur indique fidèlement marque, modèle, type, énergie, année, kilométrage limité ou illimité, lieu de retrait, heures d’ouverture, livraison éventuelle, âge minimum et exigences de permis, assurances et franchises, caution et tout supplément que le Locataire pourrait devoir payer.',
        'Les images montrent le Véhicule proposé ou, si cela est précisé, un véhicule du même type. L’Utilisateur doit détenir les droits sur textes et images. Le Fournisseur peut corriger des erreurs manifestes et masquer des offres illicites, trompeuses ou incomplètes ; il en informe l’Utilisateur avec le motif.',
      ],
    },
    {
      heading: 'Article 6. Prix, offres et codes promo',
      text: [
        'L’Utilisateur fixe seul ses prix à la journée, à la semaine et au mois, ses options, suppléments, offres et codes promo. Tout prix comprend la TVA. La Plateforme en tire le prix de la Réservation, combinaison la moins chère des périodes, et le montre en entier au Locataire avant le paiement.',
        'Les remises sont à la charge de l’Utilisateur. Le prix auquel une Réservation a été faite l’engage, même s’il avait été fixé par erreur.',
      ],
    },
    {
      heading: 'Article 7. Disponibilité',
      text: [
        'L’Utilisateur tient à jour le calendrier de ses Véhicules et met un Véhicule hors ligne pour entretien, ou pour une location conclue ailleurs, dès qu’il sait qu’il ne sera pas disponible. Un Véhicule est bloqué 30 minutes pendant que le Locataire paie puis, le paiement confirmé, pour toute la période, y compris le délai de remise en état fixé par l’Utilisateur.',
      ],
    },
    {
      heading: 'Article 8. Ordre des résultats',
      text: [
        'La liste montre les Véhicules publiés au lieu recherché et libres aux dates choisies ; sur le site d’une seule entreprise ou d’un revendeur, seulement les Véhicules de ce site. Dans tous les ordres, les Véhicules qui ne peuvent être retirés ou rendus aux heures demandées, ou pas dans un délai aussi court, viennent après tous les autres, parce que le Locataire ne peut les réserver pour ces heures.',
        'Si le Locataire ne choisit pas un autre ordre, les Véhicules sont classés selon l’ordre « Recommandées » de la Plateforme. Les paramètres principaux sont, par poids décroissant : premièrement, si le Véhicule se trouve à moins de 5 km du centre de la ville, de l’aéroport ou de l’adresse recherchés (une région ou un pays n’a pas de centre de ce genre, et ce paramètre n’y compte pas) ; deuxièmement, l’importance, une valeur que le Fournisseur attribue lui-même à chaque Véhicule selon sa propre appréciation de l’offre, la plus élevée en premier ; un Véhicule qui n’en a pas reçu compte pour zéro ; troisièmement, à valeur égale, le moment de l’ajout du Véhicule, le plus récent en premier. La proximité pèse le plus parce que la plupart des Locataires veulent retirer le Véhicule là où ils l’ont cherché ; la valeur pèse plus que le moment parce que l’ordre doit suivre la qualité des offres et non le seul moment de leur ajout. Cette valeur est la même pour tous les Locataires et n’est calculée ni d’après le nombre de Réservations, ni d’après le prix, ni d’après le caractère complet de l’offre, ni d’après la Commission.',
        'Le Locataire peut trier plutôt par distance du centre du lieu recherché, les plus proches en premier, par prix, croissant ou décroissant (le total pour les dates, remises des offres déduites ; sans dates, le prix par jour), ou par moment de l’ajout, le plus récent en premier. La page d’accueil montre des sélections par importance au sein de classes de type et de prix, par prix par jour le plus bas, par moment de l’ajout et par nombre de Réservations non annulées.',
        'Aucun paiement au Fournisseur, direct ou indirect, n’influe sur l’ordre. Le Fournisseur ne traite pas différemment des offres propres ou affiliées, car il n’en a pas.',
      ],
    },
    {
      heading: 'Article 9. Réservations et contrat de location',
      text: [
        'Le contrat de location est conclu entre l’Utilisateur et le Locataire seulement, à la confirmation du paiement. Le Fournisseur n’y est pas partie ; il agit pour le compte de l’Utilisateur en le concluant et en encaissant le prix. L’Utilisateur est lié par toute Réservation confirmée et ne peut demander au Locataire des montants autres ou supérieurs à ceux affichés.',
        'Les conditions de location de l’Utilisateur s’appliquent en complément de la Réservation dans la mesure où elles ne la contredisent pas et respectent le droit de la consommation.',
      ],
    },
    {
      heading: 'Article 10. Locataires et conducteurs',
      text: [
        'Les Locataires ont un compte avec une adresse e-mail vérifiée et envoient une pièce d’identité et un permis. Le Fournisseur les fait vérifier avant le check-in ; l’Utilisateur doit néanmoins examiner les originaux à la remise et refuser quiconque n’a pas le droit de conduire.',
        'Une Réservation peut nommer jusqu’à cinq conducteurs supplémentaires, chacun avec un compte validé. Pour les Locataires et conducteurs de moins de 25 ans le jour du retrait, l’Utilisateur peut facturer un supplément par jour, indiqué au préalable sur la Plateforme. Un âge minimum plus élevé doit figurer dans l’offre.',
      ],
    },
    {
      heading: 'Article 11. Durée et heures',
      text: [
        'Une Réservation dure au plus 30 jours. Le retrait et le retour ont lieu pendant les heures d’ouverture indiquées par l’Utilisateur. Un jour compte 24 heures, avec 60 minutes de tolérance à la fin de la location. Pour un retour plus tardif, l’Utilisateur peut facturer l’indemnité journalière qu’il a indiquée, par tranche de 24 heures entamée ; elle se règle directement entre lui et le Locataire.',
      ],
    },
    {
      heading: 'Article 12. Paiement par le Locataire',
      text: [
        'Le Locataire paie le prix entier au Fournisseur sur la page sécurisée du prestataire de paiement, au moyen d’un service de comptes connectés. Le Fournisseur encaisse au nom et pour le compte de l’Utilisateur et garde la somme jusqu’au check-in. Le paiement au Fournisseur libère le Locataire.',
        'L’Utilisateur ne peut demander au Locataire de payer une Réservation hors de la Plateforme ni l’inciter à annuler pour louer directement.',
      ],
    },
    {
      heading: 'Article 13. Commission, TVA et factures',
      text: [
        'Pour chaque Réservation, l’Utilisateur doit au Fournisseur une Commission de 15 % du Prix final de la location, hors TVA. La TVA de 22 % s’y ajoute. La caution n’entre pas dans la base de calcul.',
        'Exemple : une Réservation de 230,00 € contient 41,48 € de TVA ; 15 % des 188,52 € restants représentent 28,28 € ; avec 22 % de TVA (6,22 €), la Commission s’élève à 34,50 € et 195,50 € sont versés à l’Utilisateur.',
        'Le Fournisseur émet une facture électronique pour chaque Commission et l’envoie au code SDI ou à l’adresse PEC de l’Utilisateur. La facture de la location est émise au Locataire par l’Utilisateur, seul responsable de ses impôts.',
      ],
    },
    {
      heading: 'Article 14. Versement',
      text: [
        'Au check-in du Locataire, les 85 % restants du prix, c’est-à-dire le prix moins la Commission et sa TVA, sont transférés sur le compte connecté de l’Utilisateur. Le délai jusqu’au compte bancaire dépend du prestataire de paiement.',
        'Le Fournisseur peut compenser les sommes qui lui sont dues et retenir un versement tant qu’existe un soupçon concret de fraude ou que la banque du Locataire a annulé le paiement ; il en donne le motif.',
      ],
    },
    {
      heading: 'Article 15. Caution',
      text: [
        'S’il demande une caution, l’Utilisateur en indique le montant dans l’offre, la reçoit directement du Locataire avant le check-in et la restitue ou la libère directement après le check-out. Le Fournisseur ne la détient pas et n’en répond pas. Toute retenue doit être motivée et justifiée au Locataire.',
      ],
    },
    {
      heading: 'Article 16. Annulation par le Locataire',
      text: [
        'Le Locataire peut annuler gratuitement jusqu’à 48 heures avant minuit (0 h), au début du jour où commence la location. Il est alors remboursé à 100 % et aucune Commission n’est due.',
        'S’il annule plus tard mais avant l’heure du retrait, le Fournisseur conserve sur la somme payée la Commission et sa TVA et rembourse le reste au Locataire. Aucun versement n’est fait pour cette Réservation. À partir de l’heure du retrait, une Réservation ne peut plus être annulée.',
      ],
    },
    {
      heading: 'Article 17. Véhicule indisponible et remplacement',
      text: [
        'S’il ne peut fournir le Véhicule réservé, l’Utilisateur doit proposer au Locataire, par la Plateforme, un autre de ses Véhicules, de catégorie égale ou supérieure, au plus tard 48 heures avant 0 h le jour où commence la location. Si le Locataire accepte, la Réservation est reportée sur ce Véhicule au même prix.',
        'Si le Locataire refuse le remplacement, il est remboursé à 100 % aux frais de l’Utilisateur et le Fournisseur garde droit à sa Commission de 15 %, qu’il facture à l’Utilisateur et peut compenser avec des versements ultérieurs. Il en va de même si l’Utilisateur ne propose rien ou ne remet pas le Véhicule.',
      ],
    },
    {
      heading: 'Article 18. Check-in, check-out et problèmes',
      text: [
        'L’Utilisateur enregistre check-in et check-out au moment de la remise et du retour, avec le niveau de carburant, le kilométrage et les traces visibles. Les problèmes sont enregistrés avec des photos et une description, que le Locataire peut voir. Le check-in ne peut être enregistré que si le Véhicule a réellement été remis et si les documents du Locataire sont vérifiés.',
      ],
    },
    {
      heading: 'Article 19. Obligations de l’Utilisateur',
      text: [
        'L’Utilisateur :',
        [
          'remet des Véhicules sûrs, propres, contrôlés, assurés et dont les taxes sont payées',
          'met à disposition un numéro où les Locataires le joignent pendant la location et les assiste en cas de panne',
          'respecte le droit de la consommation, de la circulation, de la sécurité publique et de l’impôt, y compris l’obligation de communiquer aux autorités les données des contrats de location',
          'transmet les amendes au conducteur sans facturer plus que les frais de dossier indiqués dans ses conditions',
          'répond rapidement aux Locataires et au Fournisseur, en règle générale sous un jour ouvré',
          'ne discrimine pas les Locataires selon l’origine, la résidence, le sexe, la religion, le handicap ou l’âge au-delà de ce que son assurance exige objectivement',
        ],
      ],
    },
    {
      heading: 'Article 20. Contenus et propriété intellectuelle',
      text: [
        'La Plateforme, ses logiciels, sa présentation et ses noms appartiennent au Fournisseur. L’Utilisateur reçoit le droit de s’en servir comme prévu ici et pour la durée du contrat.',
        'Pour la même durée, l’Utilisateur accorde au Fournisseur le droit gratuit et non exclusif de publier, traduire, redimensionner et promouvoir ses textes, images et marques sur la Plateforme et dans sa publicité, et répond de leur licéité.',
      ],
    },
    {
      heading: 'Article 21. Données personnelles et confidentialité',
      text: [
        'L’Utilisateur et le Fournisseur sont chacun responsables, de façon indépendante, du traitement des données des Locataires. L’Utilisateur n’utilise ce qu’il reçoit par la Plateforme que pour exécuter la location et remplir ses obligations légales, ne voit les documents que pendant la Réservation et n’en fait pas de copie que la loi n’exige pas. Toute publicité aux Locataires exige leur accord.',
        'Les traitements du Fournisseur sont décrits dans la [politique de confidentialité](/privacy-policy). L’Utilisateur accède sur la Plateforme aux données de ses Réservations, prix et Véhicules, y compris sous forme agrégée ; une fois le contrat terminé, il peut en demander une copie dans les 60 jours.',
      ],
    },
    {
      heading: 'Article 22. Responsabilité',
      text: [
        'Le Fournisseur répond de l’exploitation diligente de la Plateforme. Il ne garantit ni un fonctionnement sans interruption, ni un nombre de Réservations, ni que les Locataires remplissent leurs obligations.',
        'Sauf dol ou faute lourde et dans les cas où la loi n’admet pas de limite, la responsabilité totale du Fournisseur envers l’Utilisateur est limitée au plus au double de la rémunération payée par l’Utilisateur pour la Réservation à l’origine de la demande ou, à défaut de Réservation, au double des Commissions payées dans les douze mois précédents. L’Utilisateur garantit le Fournisseur contre les demandes de Locataires et de tiers nées des Véhicules, du contrat de location ou d’une violation de ces conditions.',
      ],
    },
    {
      heading: 'Article 23. Suspension et fin du contrat',
      text: [
        'Le contrat est à durée indéterminée. L’Utilisateur peut désactiver son compte ou en demander la suppression à tout moment, sur la Plateforme ou par écrit à {{email}}. Les Réservations confirmées sont exécutées et les comptes soldés avant la suppression.',
        'Le Fournisseur peut refuser ou cesser le service à tout moment, avec un préavis de 30 jours et une motivation sur support durable. Il peut restreindre, suspendre ou fermer un compte sans préavis en cas de violation répétée ou grave, de données fausses, de perte d’une autorisation, de danger pour les Locataires, de soupçon de fraude ou d’ordre d’une autorité ; il en donne les motifs au plus tard lorsque la mesure prend effet. L’Utilisateur peut faire valoir son point de vue selon l’article 24 et son compte est rétabli sans retard si la mesure s’avère injustifiée.',
      ],
    },
    {
      heading: 'Article 24. Réclamations et médiation',
      text: [
        'L’Utilisateur peut adresser gratuitement une réclamation à {{email}} pour tout manquement du Fournisseur à ces conditions ou à la loi, tout problème technique ou toute mesure prise à son égard. Le Fournisseur examine la réclamation et y répond individuellement et clairement, en règle générale sous 15 jours.',
        'À défaut de solution, les parties peuvent saisir un organisme de médiation inscrit au registre du ministère italien de la Justice, au lieu du siège du Fournisseur. La médiation est volontaire et le Fournisseur en supporte une part raisonnable du coût.',
      ],
    },
    {
      heading: 'Article 25. Modifications',
      text: [
        'Le Fournisseur annonce les modifications de ces conditions par e-mail au moins 15 jours avant leur effet, ou plus tôt si l’Utilisateur a besoin de temps pour s’adapter. Celui-ci peut résilier avant cette date. La publication de nouvelles offres pendant ce délai vaut acceptation, sauf si l’adaptation exige plus de 15 jours. Un préavis plus court n’est possible que si une loi ou un danger imprévu l’impose. Les Réservations déjà faites suivent la version alors en vigueur.',
      ],
    },
    {
      heading: 'Article 26. Droit, tribunaux et dispositions finales',
      text: [
        'Ce contrat est régi par le droit italien. Les tribunaux du siège du Fournisseur sont seuls compétents pour les litiges avec l’Utilisateur.',
        'Pour les litiges avec des Locataires consommateurs, l’Utilisateur prend acte qu’ils peuvent recourir à la plateforme de l’Union européenne pour le règlement en ligne des litiges, https://ec.europa.eu/consumers/odr, qui renvoie désormais à la liste des organismes agréés de la Commission européenne, [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        `Si une disposition est nulle, les autres restent valables. La version italienne fait foi. Selon les articles 1341 et 1342 du Code civil italien, l’Utilisateur approuve expressément, par une case distincte à l’inscription, les articles ${approvedArticles}.`,
      ],
    },
  ],
};
