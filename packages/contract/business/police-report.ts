import { z } from 'zod';
import { PLACE_CODE, policeDocuments, policePayments } from '@nolo/domain/police-report/police-codes.ts';
import { policeFields } from '@nolo/domain/police-report/police-record.ts';
import { missingParts, missingReasons } from '@nolo/domain/police-report/read-report.ts';
import { API_KEY_LENGTH, policeProblems, reportStandings } from '@nolo/domain/police-report/report-state.ts';
import { typedPassword } from '../account-fields.ts';
import { key, localDate, nothing, text, wholeNumber } from '../wire.ts';
import { endpoint, ofCompany } from './access.ts';

const ofRental = ofCompany.extend({ id: z.uuid() });

const place = z.object({
  code: z.string(),
  name: z.string(),
  /** Of a municipality; empty of a country. */
  province: z.string(),
  /** The last day of a municipality of the past, `YYYY-MM-DD`. */
  ended_on: z.string().nullable(),
});
export type PolicePlace = z.infer<typeof place>;

/** What is known of whoever drives, as a form shows it; what stands in the profile of a renter is not asked for. */
const driver = z.object({
  position: z.number().int(),
  name: z.string(),
  /** From the profile and the documents of a renter, or typed in here. */
  is_renter: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  dob: z.string(),
  birth_place: place.nullable(),
  citizenship: place.nullable(),
  residence_place: place.nullable(),
  residence_address: z.string(),
  document_code: z.enum(policeDocuments).nullable(),
  /** Which may be chosen. */
  document_codes: z.array(z.enum(policeDocuments)),
  document_number: z.string(),
  document_place: place.nullable(),
  licence_number: z.string(),
  licence_place: place.nullable(),
});
export type ReportedDriverForm = z.infer<typeof driver>;

const content = z.object({
  /** As it was sent, or would be now; `place`: what a code of a place stands for. */
  fields: z.array(z.object({ field: z.enum(policeFields), value: z.string(), place: place.nullable() })),
  was_sent: z.boolean(),
  missing: z.array(
    z.object({ part: z.enum(missingParts), field: z.enum(policeFields), why: z.enum(missingReasons) }),
  ),
  /** The record has no word of it; the law names it beside the plate. */
  frame_number: z.string().nullable(),
  payment: z.enum(policePayments).nullable(),
  pickup_place: place.nullable(),
  return_place: place.nullable(),
  drivers: z.array(driver),
  /** Names of those that the record has no room for. */
  further_drivers: z.array(z.string()),
  /** The rental is another than the one that was reported. */
  is_changed: z.boolean(),
});

/** Moments are ISO 8601 instants; `start_date` and `end_date` `YYYY-MM-DDTHH:mm` on the wall clock. */
export const policeReport = endpoint('policeReport', {
  summary: 'The report of a rental to the police: what would be sent, what is missing, how it stands',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  data: z.object({
    rental: z.object({
      name: z.string(),
      car: z.string(),
      is_own: z.boolean(),
      start_date: z.string(),
      end_date: z.string(),
    }),
    /** `none`: this platform does not reach the service; `file`: nobody but this platform knows of a report. */
    service: z.enum(['service', 'file', 'none']),
    /** Whether the company can log in there; `refused`: the service has said no. */
    credentials: z.enum(['known', 'none', 'refused', 'not_needed']),
    report: z.object({
      standing: z.enum(reportStandings),
      problem: z.enum(policeProblems).nullable(),
      tries: z.number().int(),
      tried_at: z.string().nullable(),
      refused_field: z.enum(policeFields).nullable(),
      refused_text: z.string().nullable(),
      contract_id: z.string().nullable(),
      receipt: z.string().nullable(),
      reported_at: z.string().nullable(),
      manual_by: z.string().nullable(),
      manual_because: z.string().nullable(),
    }),
    /** Null once the documents are closed to the company. */
    content: content.nullable(),
    actions: z.object({
      answer: z.boolean(),
      send: z.boolean(),
      mark_manual: z.boolean(),
      report_again: z.boolean(),
    }),
  }),
  errors: ['rental.not_found'],
});

const nothingTyped = (value: unknown) => (value === '' || value === undefined ? null : value);
const placeCode = z.preprocess(nothingTyped, z.string().regex(PLACE_CODE, key('place_unknown')).nullable());
const change = ['rental.not_found', 'booking.documents_closed', 'police_report.state_changed'] as const;

export const answerPoliceReport = endpoint('answerPoliceReport', {
  summary: 'Say what only this rental’s report asks for',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  body: z.object({
    payment: z.preprocess(nothingTyped, z.enum(policePayments).nullable()),
    pickup_place: placeCode,
    return_place: placeCode,
  }),
  data: nothing,
  errors: change,
});

/** What is left empty is not known yet; of a renter names, birth and numbers stand in the profile, unless another script asks for them. */
export const describeDriver = endpoint('describeDriver', {
  summary: 'Say what the police ask of whoever drives; it is kept for the next time',
  access: { company: 'counter' },
  status: 200,
  params: ofRental.extend({ position: wholeNumber(1, 2) }),
  body: z.object({
    first_name: text(60).default(''),
    last_name: text(60).default(''),
    dob: z.preprocess(nothingTyped, localDate.nullable()),
    birth_place: placeCode,
    citizenship: placeCode,
    residence_place: placeCode,
    residence_address: text(150).default(''),
    document_code: z.preprocess(nothingTyped, z.enum(policeDocuments).nullable()),
    document_number: text(40).default(''),
    document_place: placeCode,
    licence_number: text(40).default(''),
    licence_place: placeCode,
  }),
  data: nothing,
  errors: change,
});

export const removeSecondDriver = endpoint('removeSecondDriver', {
  summary: 'Nobody but the customer drives on a rental of the company’s own',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  data: nothing,
  errors: change,
});

/** In the background; sending once more while it is under way changes nothing. */
export const sendPoliceReport = endpoint('sendPoliceReport', {
  summary: 'Send the report of a rental to the police',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  data: nothing,
  errors: [...change, 'police_report.no_service', 'police_report.no_credentials', 'police_report.incomplete'],
});

export const markPoliceReport = endpoint('markPoliceReport', {
  summary: 'Say that the company reports a rental to the police itself',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  body: z.object({ reason: text(500, key('reason_required')) }),
  data: nothing,
  errors: ['rental.not_found', 'police_report.state_changed'],
});

/** The service takes it as another contract. */
export const reopenPoliceReport = endpoint('reopenPoliceReport', {
  summary: 'Report a rental again that is another than the one that was reported',
  access: { company: 'counter' },
  status: 200,
  params: ofRental,
  data: nothing,
  errors: change,
});

export const policePlaces = endpoint('policePlaces', {
  summary: 'Municipalities, also those of the past, and countries as the police know them',
  access: { company: 'counter' },
  status: 200,
  params: ofCompany,
  query: z.object({
    q: text(80).default(''),
    /** `country`: countries alone. */
    kind: z.enum(['any', 'country']).default('any'),
  }),
  data: z.object({ places: z.array(place) }),
});

/** Password and API key are never told again. */
export const policeAccount = endpoint('policeAccount', {
  summary: 'By what a company logs in to the police’s service, and as what it is known there',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  data: z.object({
    service: z.enum(['service', 'file', 'none']),
    is_known: z.boolean(),
    agency_id: z.string(),
    agency_place: place.nullable(),
    username: z.string(),
    changed_at: z.string().nullable(),
    refused_at: z.string().nullable(),
  }),
});

/** The service is asked whether it takes them; one that does not answer keeps nobody from saving. */
export const savePoliceAccount = endpoint('savePoliceAccount', {
  summary: 'Enter the credentials for the police’s service; reports that waited for them are sent',
  access: { company: 'owner' },
  status: 200,
  params: ofCompany,
  body: z.object({
    agency_id: text(30, key('agency_id_required')),
    agency_place: z.string(key('place_unknown')).regex(PLACE_CODE, key('place_unknown')),
    username: text(100, key('username_required')),
    password: typedPassword(),
    api_key: text(500).min(API_KEY_LENGTH, key('api_key_short')),
  }),
  data: nothing,
  errors: ['police_account.refused'],
});
