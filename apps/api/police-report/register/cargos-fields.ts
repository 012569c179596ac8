import { keysOf } from '@nolo/domain/records.ts';
import type { PoliceField } from '@nolo/domain/police-report/police-record.ts';

/** What the service calls our fields; its check-out, when the car leaves, is our pickup. */
export const CARGOS_FIELDS: Readonly<Record<PoliceField, string>> = {
  contract_id: 'CONTRATTO_ID',
  contract_at: 'CONTRATTO_DATA',
  payment: 'CONTRATTO_TIPOP',
  pickup_at: 'CONTRATTO_CHECKOUT_DATA',
  pickup_place: 'CONTRATTO_CHECKOUT_LUOGO_COD',
  pickup_address: 'CONTRATTO_CHECKOUT_INDIRIZZO',
  return_at: 'CONTRATTO_CHECKIN_DATA',
  return_place: 'CONTRATTO_CHECKIN_LUOGO_COD',
  return_address: 'CONTRATTO_CHECKIN_INDIRIZZO',
  operator: 'OPERATORE_ID',
  agency_id: 'AGENZIA_ID',
  agency_name: 'AGENZIA_NOME',
  agency_place: 'AGENZIA_LUOGO_COD',
  agency_address: 'AGENZIA_INDIRIZZO',
  agency_phone: 'AGENZIA_RECAPITO_TEL',
  car_type: 'VEICOLO_TIPO',
  make: 'VEICOLO_MARCA',
  model: 'VEICOLO_MODELLO',
  plate: 'VEICOLO_TARGA',
  colour: 'VEICOLO_COLORE',
  gps: 'VEICOLO_GPS',
  engine_block: 'VEICOLO_BLOCCOM',
  driver_last_name: 'CONDUCENTE_CONTRAENTE_COGNOME',
  driver_first_name: 'CONDUCENTE_CONTRAENTE_NOME',
  driver_dob: 'CONDUCENTE_CONTRAENTE_NASCITA_DATA',
  driver_birth_place: 'CONDUCENTE_CONTRAENTE_NASCITA_LUOGO_COD',
  driver_citizenship: 'CONDUCENTE_CONTRAENTE_CITTADINANZA_COD',
  driver_residence_place: 'CONDUCENTE_CONTRAENTE_RESIDENZA_LUOGO_COD',
  driver_residence_address: 'CONDUCENTE_CONTRAENTE_RESIDENZA_INDIRIZZO',
  driver_document_code: 'CONDUCENTE_CONTRAENTE_DOCIDE_TIPO_COD',
  driver_document_number: 'CONDUCENTE_CONTRAENTE_DOCIDE_NUMERO',
  driver_document_place: 'CONDUCENTE_CONTRAENTE_DOCIDE_LUOGORIL_COD',
  driver_licence_number: 'CONDUCENTE_CONTRAENTE_PATENTE_NUMERO',
  driver_licence_place: 'CONDUCENTE_CONTRAENTE_PATENTE_LUOGORIL_COD',
  driver_phone: 'CONDUCENTE_CONTRAENTE_RECAPITO',
  second_last_name: 'CONDUCENTE2_COGNOME',
  second_first_name: 'CONDUCENTE2_NOME',
  second_dob: 'CONDUCENTE2_NASCITA_DATA',
  second_birth_place: 'CONDUCENTE2_NASCITA_LUOGO_COD',
  second_citizenship: 'CONDUCENTE2_CITTADINANZA_COD',
  second_document_code: 'CONDUCENTE2_DOCIDE_TIPO_COD',
  second_document_number: 'CONDUCENTE2_DOCIDE_NUMERO',
  second_document_place: 'CONDUCENTE2_DOCIDE_LUOGORIL_COD',
  second_licence_number: 'CONDUCENTE2_PATENTE_NUMERO',
  second_licence_place: 'CONDUCENTE2_PATENTE_LUOGORIL_COD',
  second_phone: 'CONDUCENTE2_RECAPITO',
};

/** Which of our fields a message of the service names; of names that begin alike the longest. */
export function fieldNamedIn(text: string): PoliceField | null {
  const named = keysOf(CARGOS_FIELDS).filter((field) => text.includes(CARGOS_FIELDS[field]));
  return named.toSorted((one, other) => CARGOS_FIELDS[other].length - CARGOS_FIELDS[one].length)[0] ?? null;
}
