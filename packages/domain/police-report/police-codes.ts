/** By what a rental is paid: the codes of the service's table TIPO_PAGAMENTO. */
export const policePayments = ['0', '1', '2', '3', '4', '9'] as const;
export type PolicePayment = (typeof policePayments)[number];

/** Documents of identity: the codes of the service's table TIPO_DOCUMENTO. */
export const policeDocuments = ['IDENT', 'IDELE', 'PASOR', 'PATEN', 'PASSE', 'PASDI', 'CIDIP'] as const;
export type PoliceDocument = (typeof policeDocuments)[number];

/** Of the service's table TIPO_VEICOLO, those that the catalogue has: every type of it is a car. */
export const POLICE_CAR = '0';

/** By which document of the table a renter's document may be reported, the likeliest first. */
export const policeDocumentsOf = {
  passport: ['PASOR', 'PASSE', 'PASDI'],
  otherDocument: ['IDENT', 'IDELE', 'CIDIP'],
} as const satisfies Record<string, readonly PoliceDocument[]>;

/** A code of the service's table LUOGHI. */
export const PLACE_CODE = /^[0-9]{9}$/;

/** Countries begin so; everything else is a municipality. */
export const isCountryCode = (code: string): boolean => code.startsWith('1');
