import type { Texts } from '../texts.ts';
import type en from '../en/agreement.ts';

export default {
  title: 'Contrat de location',
  number: 'Pour la réservation {{number}}',
  number_own: 'Pour {{customer}}',
  signed_on: 'Signé le {{date}}',
  company: 'Le loueur',
  renter: 'Le locataire',
  vat: 'N° de TVA {{vat}}',
  phone: 'Téléphone {{phone}}',
  in_latin: 'Dans le document, en lettres latines : {{text}}',
  born: 'Date de naissance : {{date}}',
  born_in: 'Date et lieu de naissance : {{date}}, {{place}}',
  rental: 'Voiture et location',
  car: 'Voiture',
  plate: 'Plaque',
  pickup: 'Retrait',
  delivery: 'Livraison',
  return: 'Retour',
  drivers: 'Conducteurs',
  kilometres: 'Kilomètres',
  fuel: 'Carburant',
  damage: 'Dommages',
  theft: 'Vol',
  third_party: 'Tiers',
  abroad: 'Étranger',
  roadside: 'Panne',
  winter: 'Hiver',
  deposit: 'Caution',
  late: 'Retard',
  late_text: 'Plus de 60 minutes de retard : {{amount}} par jour commencé.',
  late_none: 'Aucun frais convenu.',
  price: 'Prix',
  price_own: 'Prix convenu, TVA comprise',
  price_open: 'Réglé entre les parties.',
  terms: 'Conditions',
  term_use:
    'Seuls les conducteurs nommés ici peuvent conduire la voiture, avec un permis valable et sur eux. Elle n’est ni sous-louée, ni utilisée en course, pour remorquer ou transporter des marchandises contre paiement, ni conduite sous l’effet d’alcool ou de drogues.',
  term_return:
    'Le locataire ramène la voiture à l’heure et au lieu convenus, avec ses papiers, clés et équipements. S’il en a besoin plus longtemps, il le demande au loueur avant l’heure convenue.',
  term_condition:
    'L’état de la voiture au retrait et au retour est noté avec photos, kilométrage, carburant et dommages, à la disposition du locataire et du loueur. Le locataire peut le contester par écrit dans les 48 heures.',
  term_damage:
    'Le locataire signale aussitôt au loueur dommages, vols et accidents, et vols et blessés aussi à la police. Pour dommages et vol il paie au plus la franchise indiquée plus haut, sauf faute intentionnelle ou grave, ou si une autre personne conduisait.',
  term_fines:
    'Péages, stationnement et amendes pendant la location sont à la charge du locataire. Le loueur communique son nom aux autorités.',
  term_deposit:
    'La caution reste chez le loueur jusqu’au retour. Elle est rendue moins ce que le locataire doit en vertu de ce contrat ; le loueur dit pourquoi il en retient une partie.',
  term_police:
    'La loi (D.L. 113/2018, article 17) impose au loueur de communiquer à la police l’identité du locataire et des conducteurs, ce contrat et la voiture.',
  term_payment:
    'Une location réservée sur Nolo s’y paie ; les conditions de Nolo disent ce que coûte une annulation. Le droit italien s’applique. Un consommateur peut saisir le tribunal de son domicile.',
  clauses: 'Clauses approuvées séparément',
  clauses_text:
    'Selon les articles 1341 et 1342 du Code civil italien, le locataire approuve séparément : les frais de retard ; la franchise et quand elle ne limite pas ce qu’il paie (dommages, vol) ; péages et amendes ; ce qui est retenu de la caution.',
  signature: '{{name}}',
  signature_clauses: '{{name}}, pour les clauses approuvées séparément',
  signature_line: 'Signé le {{date}}',
} satisfies Texts<typeof en>;
