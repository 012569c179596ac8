/** The rental agreement between company and renter: on the page where it is read, and on the PDF. */
export default {
  title: 'Rental agreement',
  number: 'For booking {{number}}',
  number_own: 'For {{customer}}',
  signed_on: 'Signed on {{date}}',
  company: 'The rental company',
  renter: 'The renter',
  vat: 'VAT no. {{vat}}',
  phone: 'Phone {{phone}}',
  in_latin: 'In the document, in Latin letters: {{text}}',
  born: 'Born on {{date}}',
  born_in: 'Born on {{date}} in {{place}}',
  rental: 'Car and rental',
  car: 'Car',
  plate: 'Plate',
  pickup: 'Pickup',
  delivery: 'Delivery',
  return: 'Return',
  drivers: 'Drivers',
  kilometres: 'Kilometres',
  fuel: 'Fuel',
  damage: 'Damage',
  theft: 'Theft',
  third_party: 'Third parties',
  abroad: 'Abroad',
  roadside: 'Breakdown',
  winter: 'Winter',
  deposit: 'Deposit',
  late: 'Late return',
  late_text: 'More than 60 minutes late: {{amount}} for each started day.',
  late_none: 'No fee is agreed.',
  price: 'Price',
  price_own: 'Agreed price, VAT included',
  price_open: 'Settled between the parties.',
  terms: 'Terms',
  term_use:
    'Only the drivers named here may drive the car, with a licence that is valid and with them. The car is not sublet, not raced, not used to tow or to carry goods for payment, and not driven under the influence of alcohol or drugs.',
  term_return:
    'The renter brings the car back at the agreed time and place, with its papers, keys and equipment. Whoever needs it longer asks the company before the agreed time.',
  term_condition:
    'The state of the car at pickup and return is captured with pictures, kilometres, fuel and damages on the renter’s and the company’s records. The renter can object to them in writing within 48 hours.',
  term_damage:
    'The renter reports damage, theft and accidents to the company at once, and theft and injuries to the police as well. For damage and theft the renter pays at most the excess stated above, unless it was caused on purpose or by gross negligence, or while somebody else drove.',
  term_fines:
    'Tolls, parking and fines during the rental are the renter’s. The company gives the authorities the renter’s name.',
  term_deposit:
    'The deposit stays with the company until the car is back. It is returned less what the renter owes under this agreement; the company states why it keeps a part.',
  term_police:
    'The law (D.L. 113/2018, article 17) has the company report the renter’s and drivers’ identity, this agreement and the car to the police.',
  term_payment:
    'A rental booked through Nolo is paid there; Nolo’s terms say what cancelling costs. Italian law applies. A consumer can go to the court of their home.',
  clauses: 'Clauses approved separately',
  clauses_text:
    'Under articles 1341 and 1342 of the Italian Civil Code the renter approves separately: the fee for a late return; the excess and when it does not limit what the renter pays (damage, theft); tolls and fines; what is kept of the deposit.',
  signature: '{{name}}',
  signature_clauses: '{{name}}, for the clauses approved separately',
  signature_line: 'Signed on {{date}}',
} as const;
