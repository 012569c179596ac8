/** The service's own names of the fields of a record, in order, with their lengths; written from its description, not from ours. */
const CONTRACT = [
  ['CONTRATTO_ID', 50],
  ['CONTRATTO_DATA', 16],
  ['CONTRATTO_TIPOP', 1],
  ['CONTRATTO_CHECKOUT_DATA', 16],
  ['CONTRATTO_CHECKOUT_LUOGO_COD', 9],
  ['CONTRATTO_CHECKOUT_INDIRIZZO', 150],
  ['CONTRATTO_CHECKIN_DATA', 16],
  ['CONTRATTO_CHECKIN_LUOGO_COD', 9],
  ['CONTRATTO_CHECKIN_INDIRIZZO', 150],
  ['OPERATORE_ID', 50],
  ['AGENZIA_ID', 30],
  ['AGENZIA_NOME', 70],
  ['AGENZIA_LUOGO_COD', 9],
  ['AGENZIA_INDIRIZZO', 150],
  ['AGENZIA_RECAPITO_TEL', 20],
] as const;
const VEHICLE = [
  ['VEICOLO_TIPO', 1],
  ['VEICOLO_MARCA', 50],
  ['VEICOLO_MODELLO', 100],
  ['VEICOLO_TARGA', 15],
  ['VEICOLO_COLORE', 50],
  ['VEICOLO_GPS', 1],
  ['VEICOLO_BLOCCOM', 1],
] as const;
const DRIVER = [
  ['COGNOME', 50],
  ['NOME', 30],
  ['NASCITA_DATA', 10],
  ['NASCITA_LUOGO_COD', 9],
  ['CITTADINANZA_COD', 9],
  ['RESIDENZA_LUOGO_COD', 9],
  ['RESIDENZA_INDIRIZZO', 150],
  ['DOCIDE_TIPO_COD', 5],
  ['DOCIDE_NUMERO', 20],
  ['DOCIDE_LUOGORIL_COD', 9],
  ['PATENTE_NUMERO', 20],
  ['PATENTE_LUOGORIL_COD', 9],
  ['RECAPITO', 20],
] as const;

const ofDriver = (prefix: string, hasResidence: boolean) =>
  DRIVER.filter(([name]) => hasResidence || !name.startsWith('RESIDENZA')).map(
    ([name, length]) => [`${prefix}_${name}`, length] as const,
  );

const LAYOUT: readonly (readonly [name: string, length: number])[] = [
  ...CONTRACT,
  ...VEHICLE,
  ...ofDriver('CONDUCENTE_CONTRAENTE', true),
  ...ofDriver('CONDUCENTE2', false),
];
const LENGTH = LAYOUT.reduce((sum, [, length]) => sum + length, 0);

const MAY_BE_BLANK =
  /^(AGENZIA_RECAPITO_TEL|VEICOLO_(COLORE|GPS|BLOCCOM)|CONDUCENTE_CONTRAENTE_(RESIDENZA_.*|RECAPITO)|CONDUCENTE2_.*)$/;
const FORM: readonly (readonly [of: RegExp, form: RegExp])[] = [
  [/LUOGO(RIL)?_COD$|CITTADINANZA_COD$/, /^[14]\d{8}$/],
  [/^CONTRATTO_.*DATA$/, /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/],
  [/NASCITA_DATA$/, /^\d\d\/\d\d\/\d{4}$/],
  [/^CONTRATTO_TIPOP$/, /^[0-49]$/],
  [/^VEICOLO_TIPO$/, /^[0-9A-Z]$/],
  [/DOCIDE_TIPO_COD$/, /^(IDENT|IDELE|PASOR|PASDI|PASSE|PATEN|CIDIP)$/],
];

export type RecordError = { error: string; error_description: string; error_code: number };

export const wrongField = (field: string): RecordError => ({
  error: 'Errore formale',
  error_description: `Valore non valido per il campo ${field}`,
  error_code: 12,
});

/** The fields of a record by their names, or what is wrong with it. */
export function readSandboxRecord(line: string): Map<string, string> | RecordError {
  if (line.length !== LENGTH)
    return {
      error: 'Lunghezza errata',
      error_description: `Lunghezza ${line.length}, attesa ${LENGTH}`,
      error_code: 10,
    };
  let at = 0;
  const values = new Map<string, string>();
  for (const [name, length] of LAYOUT) values.set(name, line.slice(at, (at += length)).trimEnd());
  const bad = LAYOUT.find(([name]) => !isFieldRight(name, values.get(name) ?? ''));
  if (bad !== undefined) return wrongField(bad[0]);
  const second = LAYOUT.filter(([name]) => name.startsWith('CONDUCENTE2_') && !name.endsWith('RECAPITO'));
  const filled = second.filter(([name]) => values.get(name) !== '');
  const blank = second.find(([name]) => values.get(name) === '');
  return filled.length > 0 && blank !== undefined ? wrongField(blank[0]) : values;
}

function isFieldRight(name: string, value: string): boolean {
  if (value === '') return MAY_BE_BLANK.test(name);
  return FORM.every(([of, form]) => !of.test(name) || form.test(value));
}
