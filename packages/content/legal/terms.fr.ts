import type { LegalDocument } from '../schema/legal-document.ts';

export const content: LegalDocument = {
  meta: {
    title: 'Conditions générales pour les locataires',
    description:
      'Les conditions de votre réservation : prix, paiement, annulation jusqu’à 48 heures avant, caution, documents, conducteurs, réclamations.',
  },
  title: 'Conditions générales pour les locataires',
  description: 'Les règles entre vous, le loueur et nous lorsque vous réservez une voiture sur {{site}}.',
  introduction: [
    'Ces conditions forment un contrat entre vous, le locataire, et {{company}}, {{address}}, numéro de TVA {{vat}} (« nous »). Elles valent pour chaque compte et chaque réservation sur {{site}}. Nous les avons rédigées pour qu’elles se lisent en dix minutes : prenez ce temps avant de payer.',
    'En cochant la case au moment de payer, vous acceptez la version dont le numéro et la date figurent en tête de cette page. Nous la conservons avec votre réservation ; c’est elle qui s’applique, même si ces conditions changent ensuite.',
  ],
  articles: [
    {
      heading: '1. Qui fait quoi',
      text: [
        'Nous exploitons une place de marché en ligne. Des loueurs indépendants y publient leurs voitures, en fixent les prix et les conditions, et les remettent aux clients. Nous présentons les voitures, prenons votre réservation, encaissons votre paiement et aidons les deux parties en cas de difficulté.',
        'Le contrat de location est conclu entre vous et le loueur seulement. Nous n’y sommes pas partie : les voitures ne nous appartiennent pas et nous ne les remettons pas. Votre contrat avec nous porte sur l’usage de la place de marché et sur la somme que nous gardons jusqu’à la prise en charge.',
        'Le nom du loueur figure sur la page de chaque voiture et dans votre confirmation. Tous les loueurs sont des professionnels : le droit de la consommation vous protège donc dans vos rapports avec eux.',
      ],
    },
    {
      heading: '2. Votre compte',
      text: [
        'Vous pouvez consulter voitures et prix sans compte. Pour réserver, il en faut un, avec votre vrai nom, une adresse e-mail vérifiée et un numéro où l’on peut vous joindre. Vous devez avoir 18 ans révolus.',
        'Gardez votre mot de passe pour vous. Si vous pensez que quelqu’un a utilisé votre compte, écrivez-nous à {{email}}. Vous pouvez supprimer le compte à tout moment depuis votre espace personnel, sauf pendant une location ; ce que nous devons conserver ensuite est expliqué dans la [politique de confidentialité](/privacy-policy).',
      ],
    },
    {
      heading: '3. Documents et permis de conduire',
      text: [
        'Avant de réserver, envoyez votre permis de conduire et soit votre passeport, soit le recto et le verso de votre carte d’identité. Les données doivent correspondre à votre profil. Si votre permis a été délivré hors de l’Union européenne, un permis international ou une traduction assermentée peut être nécessaire : vérifiez-le avant de partir, car le loueur doit refuser un conducteur sans permis valable en Italie.',
        'Des documents encore en cours de vérification n’empêchent ni de réserver ni de payer, mais la voiture n’est remise qu’une fois la vérification faite. Si elle n’aboutit pas, nous vous disons pourquoi et ce que vous pouvez envoyer à la place.',
        'Présentez les originaux au retrait. Si vous ne le pouvez pas, ou si votre permis est périmé ou retiré, le loueur peut refuser la remise et l’article 11 sur l’annulation tardive s’applique.',
      ],
    },
    {
      heading: '4. Recherche et ordre des résultats',
      text: [
        'La liste montre les voitures du lieu choisi qui sont libres à vos dates. Celles qui ne peuvent être retirées ou rendues aux heures choisies, ou pas dans un délai aussi court, viennent en dernier quel que soit l’ordre, avec la raison. Sur le site d’un seul loueur ou d’un revendeur, vous ne voyez que ses voitures.',
        'Sauf si vous choisissez un autre ordre, vous voyez « Recommandées ». Si vous avez cherché une ville, un aéroport ou une adresse, les voitures situées à moins de 5 km de son centre passent avant les plus éloignées ; une région ou un pays n’a pas de centre de ce genre. Ensuite, les voitures sont classées par importance, une valeur que nous attribuons nous-mêmes à chaque voiture selon notre propre appréciation. Elle est la même pour tous. Elle ne dépend pas de ce que vous faites sur le site et n’est calculée ni d’après le nombre de réservations, ni d’après le prix, ni d’après la précision de la fiche. À importance égale, la voiture ajoutée en dernier vient en premier.',
        'Vous pouvez choisir un autre ordre : par distance du centre du lieu cherché, en commençant par les plus proches ; par prix, c’est-à-dire selon le total pour vos dates ou, tant que vous n’en avez pas choisi, selon le prix par jour ; ou par date d’ajout, en commençant par les plus récentes. Outre des listes par importance, la page d’accueil en présente des voitures au prix par jour le plus bas, des dernières ajoutées et des plus réservées.',
        'Personne ne nous paie pour être mieux placé.',
      ],
    },
    {
      heading: '5. Comment naît une réservation',
      text: [
        'Lorsque vous appuyez sur « Payer maintenant », la voiture vous est gardée 30 minutes, le temps de payer sur la page de notre prestataire de paiement. Vous pouvez avoir au plus trois réservations impayées à la fois. Sans paiement dans ce délai, la réservation expire et la voiture redevient libre ; un paiement arrivé plus tard vous est intégralement remboursé, sauf si la voiture est encore libre et que la réservation peut être rétablie.',
        'Le contrat de location est conclu à la confirmation du paiement. Vous recevez un e-mail indiquant la voiture, les heures, le lieu, le prix ligne par ligne, la caution et les conditions d’annulation. Vérifiez-le aussitôt.',
      ],
    },
    {
      heading: '6. Prix',
      text: [
        'Tous les prix s’entendent TVA comprise. Le total affiché avant le paiement comprend le prix de la location, diminué de l’offre et du code promo, augmenté des options et, le cas échéant, des suppléments jeune conducteur, aller simple, livraison et retour flexible. Nos frais de plateforme font partie de ce total et ne s’y ajoutent pas. Vous ne nous devez rien d’autre.',
        'Le prix de la location est la combinaison la moins chère des tarifs à la journée, à la semaine et au mois qui couvre vos dates.',
        'Ne sont pas compris, sauf mention contraire sur la page de la voiture : carburant ou électricité, péages, stationnement, amendes et frais de dossier du loueur pour les transmettre, nettoyage au-delà d’un usage normal, kilomètres au-delà du forfait et dommages dont vous répondez selon le contrat de location.',
      ],
    },
    {
      heading: '7. Dates, heures et retard',
      text: [
        'Une réservation dure au plus 30 jours. Le retrait et le retour ont lieu pendant les heures d’ouverture du loueur. Toutes les heures sont celles du lieu de retrait.',
        'Un jour de location compte 24 heures. Vous disposez de 60 minutes de tolérance à la fin ; au-delà, un jour de plus est facturé. Avec le « retour à la même heure », vous rendez la voiture au plus tard à l’heure du retrait. Sans cette option, vous choisissez l’heure et le supplément de retour flexible du loueur, s’il en a un, s’ajoute.',
        'Si vous rendez la voiture plus de 60 minutes après l’heure convenue, le loueur peut facturer son supplément journalier de retard par tranche de 24 heures entamée. Prévenez-le dès que vous savez que vous serez en retard : l’assurance peut en dépendre.',
      ],
    },
    {
      heading: '8. Paiement',
      text: [
        'Vous nous payez le total par carte, sur la page sécurisée de notre prestataire de paiement. Nous ne voyons ni ne conservons le numéro complet de votre carte. Nous gardons la somme jusqu’à la remise de la voiture, puis la versons au loueur, déduction faite de notre commission.',
        'La facture de la location est émise par le loueur, à votre nom ou à celui de la société dont vous avez saisi les données.',
      ],
    },
    {
      heading: '9. Caution',
      text: [
        'La plupart des loueurs demandent une caution. Son montant est affiché à côté du total avant le paiement et n’en fait jamais partie. Vous la réglez directement au loueur avant la prise en charge, en général sous forme d’empreinte sur une carte de crédit au nom du conducteur principal ; si vous n’avez qu’une carte de débit, posez la question avant. Après le retour, le loueur la libère ou la restitue, déduction faite de ce qui est dû selon le contrat de location.',
      ],
    },
    {
      heading: '10. Conducteurs, options et livraison',
      text: [
        'Seuls vous et les conducteurs supplémentaires inscrits dans la réservation pouvez conduire. Vous pouvez en ajouter jusqu’à cinq ; chacun doit avoir son propre compte avec des documents vérifiés. Si vous ou l’un d’eux avez moins de 25 ans le jour du retrait, le loueur peut facturer un supplément par jour, affiché avant le paiement. Certaines voitures exigent un âge plus élevé ou plusieurs années de permis.',
        'Les options, comme les sièges enfant, se paient une fois par location ou par jour, selon l’indication. Vous les choisissez à la réservation ou en agence, selon ce qui reste disponible.',
        'Si le loueur livre les voitures et que vous choisissez la livraison, vous indiquez une adresse dans son rayon de livraison ; le prix est affiché avant le paiement. Une personne inscrite dans la réservation doit être présente à l’heure convenue avec les documents originaux.',
      ],
    },
    {
      heading: '11. Annulation',
      text: [
        'Jusqu’à 48 heures avant 0 h le jour du retrait, l’annulation est gratuite : nous vous remboursons 100 % de la somme payée. Pour un retrait le vendredi, à quelque heure que ce soit, cela signifie jusqu’au mardi à 23 h 59.',
        'Ensuite et jusqu’à l’heure du retrait, vous pouvez encore annuler, mais notre commission est conservée : nous vous remboursons le total moins la commission et sa TVA. Le montant exact est affiché avant que vous confirmiez. Passé l’heure du retrait, l’annulation n’est plus possible : si la voiture ne vous a pas été remise, appelez le loueur et signalez-le-nous.',
        'Annulez depuis « Mes réservations » ; rien d’autre n’est nécessaire. Le remboursement est versé sur la carte utilisée, en général sous cinq à dix jours ouvrés selon votre banque. Si vous ne venez pas et n’annulez pas, le loueur peut considérer la voiture comme prise.',
      ],
    },
    {
      heading: '12. Si la voiture n’est pas disponible',
      text: [
        'Si le loueur ne peut pas vous fournir la voiture réservée, il doit vous en proposer une autre des siennes au plus tard 48 heures avant 0 h le jour du retrait. C’est vous qui décidez. Si vous acceptez, la réservation est reportée sur la nouvelle voiture au même prix. Si vous refusez, nous vous remboursons 100 % de la somme payée.',
        'De même, si aucune voiture ne vous attend au retrait et qu’aucune autre de catégorie égale ou supérieure ne vous est proposée, vous êtes remboursé à 100 %. Vous conservez vos droits légaux envers le loueur.',
      ],
    },
    {
      heading: '13. Pas de droit de rétractation',
      text: [
        'Le droit de rétractation de 14 jours prévu pour les contrats à distance ne s’applique pas à la location de voitures à une date déterminée (article 59, paragraphe 1, lettre n, du Code italien de la consommation ; article 16, point l, de la directive 2011/83/UE). Les règles d’annulation de l’article 11, en général plus favorables, s’appliquent à la place.',
      ],
    },
    {
      heading: '14. Remise et usage de la voiture',
      text: [
        'Au moment de la prise en charge, examinez la voiture avec le loueur, faites noter et photographier chaque trace, contrôlez le niveau de carburant et le kilométrage. Le contrat de location que vous signez alors s’ajoute à ces conditions ; s’il les contredit sur le prix, l’annulation ou la caution, ce que vous avez réservé ici prévaut.',
        'Conduisez avec soin et selon la loi. Ne sous-louez pas la voiture, ne conduisez pas sous l’effet de l’alcool ou de stupéfiants, ne participez à aucune course, ne tractez rien sans autorisation et n’allez ni à l’étranger ni sur un ferry sans l’accord du loueur.',
        'Les amendes, péages et entrées dans les zones à trafic limité (ZTL) pendant la location sont à votre charge. Le loueur doit communiquer l’identité du conducteur aux autorités et peut facturer ses propres frais de dossier, tels qu’indiqués dans son contrat.',
      ],
    },
    {
      heading: '15. Retour et problèmes',
      text: [
        'Rendez la voiture au lieu et à l’heure convenus, avec le niveau de carburant ou de charge prévu et tout son équipement. Demandez un état des lieux en votre présence. Vous et le loueur pouvez consigner des problèmes, avec photos, dans la réservation ; les deux parties les voient.',
        'En cas de panne ou d’accident, mettez d’abord tout le monde en sécurité, appelez le 112 si nécessaire, puis le numéro du loueur indiqué dans la réservation. Ne faites pas réparer la voiture sans son accord.',
      ],
    },
    {
      heading: '16. Offres et codes promo',
      text: [
        'Une offre est une remise consentie par un loueur pour une période. Un code promo compte huit chiffres et appartient à un seul loueur ; il s’utilise une fois par locataire, dans ses dates de validité et, s’il y a lieu, à partir d’un montant minimum. Les remises ne portent que sur le prix de la location et ne sont jamais versées en espèces.',
      ],
    },
    {
      heading: '17. Ce dont nous répondons',
      text: [
        'Nous répondons de la bonne exploitation de la place de marché, de l’affichage fidèle des informations fournies par les loueurs et de l’argent que vous nous avez versé. Nous ne répondons pas de l’état des voitures, des assurances ni du comportement du loueur, qui en répond selon votre contrat avec lui ; nous vous aidons cependant à le joindre et utilisons ce que nous détenons pour effectuer les remboursements qui vous reviennent.',
        'Rien dans ces conditions ne limite la responsabilité en cas de dol ou de faute lourde, d’atteinte à la vie ou à la santé, ni les droits que la loi donne aux consommateurs et auxquels on ne peut renoncer.',
      ],
    },
    {
      heading: '18. Blocage d’un compte',
      text: [
        'Nous pouvons suspendre ou fermer un compte utilisé avec de fausses données ou de faux documents, pour une fraude ou en violation grave de ces conditions. Nous vous en donnons la raison et le moyen de la contester, sauf si la loi l’interdit. Les réservations déjà payées sont honorées ou remboursées.',
      ],
    },
    {
      heading: '19. Données personnelles',
      text: [
        'La [politique de confidentialité](/privacy-policy) décrit comment nous traitons vos données, y compris les images de vos documents. Ceux-ci ne sont visibles que par vous, par les personnes qui les vérifient pour nous et, pour une réservation en cours, par le loueur.',
      ],
    },
    {
      heading: '20. Modifications',
      text: [
        'Nous pouvons modifier ces conditions pour les réservations futures. La nouvelle version, avec son numéro et sa date, figure sur cette page et vous est soumise à la réservation suivante.',
      ],
    },
    {
      heading: '21. Réclamations',
      text: [
        'Écrivez-nous à {{email}} en indiquant le numéro de réservation, ou utilisez le [formulaire de contact](/contact-us). Les problèmes du site sont suivis à toute heure. Vous recevez une réponse sur le fond sous 15 jours.',
      ],
    },
    {
      heading: '22. Droit, tribunaux et règlement amiable',
      text: [
        'Le droit italien s’applique. Si vous êtes un consommateur résidant dans un autre pays de l’Union européenne, vous gardez aussi la protection des règles impératives de ce pays et le tribunal de votre résidence est compétent.',
        'Vous pouvez saisir un organisme de règlement extrajudiciaire des litiges. La plateforme européenne de règlement en ligne, https://ec.europa.eu/consumers/odr, renvoie désormais à la liste des organismes agréés de la Commission européenne : [consumer-redress.ec.europa.eu](https://consumer-redress.ec.europa.eu).',
        'Ces conditions existent en italien, en anglais et en français, et ces versions ont le même sens. En cas de divergence, celle de la langue de la réservation vaut pour les consommateurs, et l’italienne pour tous les autres.',
      ],
    },
  ],
};
