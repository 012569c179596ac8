import type { Reservation } from '@nolo/contract/bookings.ts';
import type { Inclusions } from '@nolo/contract/inclusions.ts';
import type { MemberRole } from '@nolo/domain/account/roles.ts';
import type { CompanyNews } from '@nolo/domain/booking/company-news.ts';
import type { ApplicationEventKind } from '@nolo/domain/companies/application.ts';
import type { CompanyStep } from '@nolo/domain/companies/company-status.ts';
import type { DocumentFinding } from '@nolo/domain/identity/document-findings.ts';
import type { LocalDate } from '@nolo/domain/calendar/local-date-time.ts';
import type { PaperExpiry } from '@nolo/domain/cars/vehicle-papers.ts';
import type { HiddenCarStep, OfferReportDecision } from '@nolo/domain/cars/offer-report.ts';
import type { ReviewPart } from '@nolo/domain/review/review.ts';
import type { QuoteLineKind } from '@nolo/domain/pricing/quote-line-kinds.ts';
import type { Language } from '@nolo/i18n/language.ts';
import type { Deps } from '../../deps.ts';
import type { MailAttachment } from '../../platform/mail-transport.ts';

type MailLine = {
  kind: QuoteLineKind;
  label: string | null;
  quantity: number;
  days?: number | undefined;
  /** Minor units, VAT included; negative for discounts. */
  amountMinor: number;
};

/** A message to the operator; `text` is what was written, or names what was sent. */
type Notice<K extends string> = { kind: K; name: string; email: string; phone: string; text: string };

/** What a mail with all of a booking tells its company; the rest has mails of its own. */
export type BookingNews = Exclude<
  CompanyNews,
  'replacement_refused' | 'replacement_unanswered' | 'issue_reported'
>;

/** The renter has the car, or has it no longer. */
type HandoverNews = {
  firstName: string;
  bookingId: string;
  number: string;
  carName: string;
  companyName: string;
  mileageKm: number;
  fuelEighths: number;
};

/** How the place of the pickup is found, as the company has written it; null: it is brought to the renter. */
export type PickupFound = { address: string; directions: string | null } | null;

/** Null: to where the car is handed over. */
type ToCompany = { memberId: string | null };

/**
 * Every mail with what it needs to be written. `…Local` and `freeCancellationUntil` are wall clock at the pickup place,
 * `at` in Italy, `YYYY-MM-DDTHH:mm`; amounts are euro cents, VAT included.
 */
export type MailTemplates = {
  'verify-email': { firstName: string; token: string; redirect?: string };
  /** To the owner of an address that somebody signed up with again. */
  'account-exists': { firstName: string; redirect?: string };
  'reset-password': { firstName: string; token: string; redirect?: string };
  'password-changed': { firstName: string; at: string };
  'new-device': { firstName: string; device: string; at: string };
  'passkey-added': { firstName: string; name: string; at: string };
  'account-deleted': { firstName: string; cancelledBookings: number; refundMinor: number };
  /** To a renter who asked for it by number and e-mail address. */
  'booking-link': { firstName: string; number: string; token: string };
  /** To an address that was put on the newsletter's list. */
  'newsletter-joined': { token: string };
  /** To somebody whom an owner wants as a member of the company. */
  'member-invited': { company: string; invitedBy: string; role: MemberRole; token: string };
  /** To who applied for a company: what became of the application. */
  'application-news': {
    firstName: string;
    company: string;
    kind: Exclude<ApplicationEventKind, 'answered'>;
    /** What staff asked, or why they decided so; empty: nothing. */
    text: string;
    token: string;
  };
  /** To the operator: a company applies, or answers what was asked. */
  'application-received': {
    applicationId: string;
    kind: 'submitted' | 'answered';
    name: string;
    email: string;
    company: string;
    /** The answer. */
    text: string;
  };
  /** To an owner: what became of the company. `endsOn`: its last day, where it ends. */
  'company-status': {
    firstName: string;
    companyId: number;
    company: string;
    step: Exclude<CompanyStep, 'close'>;
    /** As it was written; empty: none. */
    reason: string;
    endsOn: string | null;
  };
  /** To whoever reported an offer: it has arrived. `text`: as they wrote it. */
  'offer-report-received': { text: string };
  /** To the same: what staff decided, and why. */
  'offer-report-decided': { carName: string; decision: OfferReportDecision; reason: string };
  /** To an owner: staff has hidden a car, shows it again, or did not uphold a report of it. */
  'offer-decided': {
    firstName: string;
    companyId: number;
    company: string;
    carId: number;
    carName: string;
    step: HiddenCarStep;
    reason: string;
  };
  /** To the renter who wrote a review, or (`portal`) to an owner of the company: staff has hidden it, or its answer. */
  'review-hidden': {
    firstName: string;
    number: string;
    carName: string;
    company: string;
    part: ReviewPart;
    reason: string;
    bookingId: string;
    portal: { companyId: number } | null;
  };
  /** To an owner: the police's service does not take the company's credentials. */
  'police-credentials': { firstName: string; companyId: number; company: string };
  /** To an owner: renters cannot find these locations, of which nobody has written the street. */
  'location-address': { firstName: string; companyId: number; company: string; locations: string[] };
  /** To a company that asked to see the documents of a live booking. */
  'document-link': { number: string; token: string };
  'booking-paid': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    /** The company may provide a similar car instead. */
    isOrSimilar: boolean;
    pickupLocal: string;
    returnLocal: string;
    pickupPlace: string;
    pickupFound: PickupFound;
    /** True when the car is delivered there, false when it is picked up there. */
    isDelivered: boolean;
    returnLocation: string;
    companyName: string;
    companyPhone: string;
    /** Of its registered office. */
    companyAddress: string;
    /** The renter's company invoice, where one was asked for. */
    invoice: Reservation['company_invoice'];
    /** 'Giulia C.' */
    drivers: string[];
    totalMinor: number;
    depositMinor: number;
    /** What the rental price is made of. */
    periods: { months: number; weeks: number; days: number };
    lines: MailLine[];
    /** Null: booked before companies stated them. */
    inclusions: Inclusions | null;
    /** False while a person still looks at the documents. */
    areDocumentsChecked: boolean;
    freeCancellationUntil: string;
    /** Free cancellation was over when it was paid. */
    isCancellationLate: boolean;
  };
  /** To somebody whom a renter wants as an additional driver: 'Giulia C.' */
  'driver-invited': { renterName: string };
  /** To somebody who drives a booked car beside its renter. */
  'driver-added': {
    firstName: string;
    /** 'Giulia C.' */
    renterName: string;
    carName: string;
    pickupLocal: string;
    returnLocal: string;
    pickupPlace: string;
    isDelivered: boolean;
    companyName: string;
    companyPhone: string;
  };
  'booking-cancelled': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    totalMinor: number;
    refundMinor: number;
    commissionKeptMinor: number;
    /** Why this much comes back (docs/specification/states.md 4); `unpaid`: nothing had been paid. */
    reason:
      | 'unpaid'
      | 'free'
      | 'commission_kept'
      | 'with_bank'
      | 'payment_returned'
      | 'replacement_refused'
      | 'replacement_unanswered'
      | 'company'
      | 'not_handed_over'
      | 'no_show';
  };
  'booking-changed': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    pickupLocal: string;
    returnLocal: string;
    pickupPlace: string;
    /** True when the car is delivered there, false when it is picked up there. */
    isDelivered: boolean;
    returnLocation: string;
    totalMinor: number;
    /** What the change cost; negative: comes back. */
    differenceMinor: number;
  };
  /** To the company whose car it is. */
  'booking-for-company': {
    news: BookingNews;
    companyId: number;
    bookingId: string;
    number: string;
    /** Null: the account has been deleted. */
    renter: { name: string; phone: string } | null;
    /** Whom the company sends its invoice, line by line; empty where the renter asked for none. */
    invoiceTo: string[];
    carName: string;
    pickupLocal: string;
    returnLocal: string;
    pickupPlace: string;
    /** True when the car is delivered there, false when it is picked up there. */
    isDelivered: boolean;
    returnLocation: string;
    /** 'Giulia C.' */
    drivers: string[];
    /** What the rental price is made of. */
    periods: { months: number; weeks: number; days: number };
    lines: MailLine[];
    totalMinor: number;
    /** The company's share at check-in; nothing of a cancelled booking. */
    payoutMinor: number;
    /** The commission, VAT included. */
    commissionMinor: number;
  };
  'change-not-made': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    amountMinor: number;
  };
  'payment-expired': { firstName: string; bookingId: string; number: string; carName: string };
  'pickup-reminder': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    pickupLocal: string;
    pickupPlace: string;
    pickupFound: PickupFound;
    /** True when the car is delivered there, false when it is picked up there. */
    isDelivered: boolean;
    companyName: string;
    companyPhone: string;
  };
  /** With the PDF. To the renter, or (`firstName` empty) to the company. */
  'agreement-signed': {
    firstName: string;
    number: string;
    carName: string;
    companyName: string;
    sha256: string;
  };
  'car-handed-over': HandoverNews;
  'handover-undone': HandoverNews;
  'car-returned': HandoverNews;
  /** To the location where a car stands whose papers run out. */
  'car-expires': { companyId: number; carId: number; carName: string; what: PaperExpiry; until: LocalDate };
  'extension-accepted': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    companyName: string;
    /** Wall clock at the pickup place, as `payUntil`. */
    returnLocal: string;
    differenceMinor: number;
    payUntil: string;
  };
  'extension-ended': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    companyName: string;
    companyPhone: string;
    why: 'declined' | 'unanswered' | 'unpaid';
    /** The return that stays. */
    returnLocal: string;
  };
  'replacement-proposed': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    newCarName: string;
    /** Wall clock at the pickup place. */
    answerUntil: string;
    companyName: string;
  };
  /** To the company whose proposal the renter did not take. */
  'replacement-ended': {
    status: 'refused' | 'unanswered';
    companyId: number;
    bookingId: string;
    number: string;
    renterName: string;
    carName: string;
    newCarName: string;
    pickupLocal: string;
    /** The commission, VAT included. */
    owedMinor: number;
  };
  'documents-verified': { firstName: string };
  'documents-rejected': {
    firstName: string;
    findings: DocumentFinding[];
    /** What the reviewer wrote besides. */
    reason: string | null;
  };
  /** To the operator, or the tenant at whose site it was written. */
  'operator-notice': Notice<'contact' | 'meeting'>;
  /** To the company of the booking. */
  'issue-reported': Notice<'issue'>;
  'late-payment-refunded': {
    firstName: string;
    bookingId: string;
    number: string;
    carName: string;
    totalMinor: number;
  };
};

export type MailTemplate = keyof MailTemplates;

/** The page that a mail was asked for on: its language, and the website in whose name the mail goes out. */
type Page = { language: Language; websiteId: number };

/**
 * What the job of each mail carries: what was true when its cause happened (docs/decisions/0132). Facts stand in it, what
 * people wrote in a row of the event that it names by id. Never an address, a person's name or a token: jobs stay for a
 * month, and of an account only that is looked up when the mail is written.
 */
export type MailPayloads = {
  'verify-email': Page & { linkId: string; redirect?: string };
  'account-exists': { accountId: string; websiteId: number; redirect?: string };
  'reset-password': Page & { linkId: string; redirect?: string };
  /** `at`: ISO instant. */
  'password-changed': Page & { accountId: string; at: string };
  'new-device': Page & { accountId: string; device: string; at: string };
  'passkey-added': Page & { passkeyId: string };
  /** The account has no address any more: name and address are sealed, and the job is deleted once it is done. */
  'account-deleted': Page & {
    accountId: string;
    sealedRecipient: string;
    cancelledBookings: number;
    refundMinor: number;
  };
  'booking-link': Page & { linkId: string };
  'newsletter-joined': { subscriptionId: string; websiteId: number };
  'member-invited': { linkId: string; language: Language };
  'application-news': { applicationId: string; eventId: string };
  'application-received': { applicationId: string; eventId: string };
  /** `eventId`: of the audit trail, which has the reason. */
  'company-status': {
    companyId: number;
    accountId: string;
    step: Exclude<CompanyStep, 'close'>;
    eventId: string;
    endsOn: string | null;
  };
  'offer-report-received': { reportId: string };
  'offer-report-decided': { reportId: string; carName: string };
  /** `eventId`: of the audit trail, which has the reason. */
  'offer-decided': {
    companyId: number;
    accountId: string;
    carId: number;
    carName: string;
    step: HiddenCarStep;
    eventId: string;
  };
  /** `eventId`: of the audit trail, which has the reason. `to`: an owner's account; null: the renter. */
  'review-hidden': { bookingId: string; part: ReviewPart; eventId: string; to: string | null };
  'police-credentials': { companyId: number; accountId: string };
  'location-address': { companyId: number; accountId: string; locations: string[] };
  'document-link': Page & { linkId: string };
  'booking-paid': { bookingId: string };
  /** The address is nobody's in our tables: it is sealed, and the job is deleted a day after it is done. */
  'driver-invited': Page & { accountId: string; sealedRecipient: string };
  'driver-added': { bookingId: string; accountId: string };
  'booking-cancelled': { bookingId: string } & Pick<
    MailTemplates['booking-cancelled'],
    'refundMinor' | 'commissionKeptMinor' | 'reason'
  >;
  'booking-changed': { bookingId: string; differenceMinor: number };
  'booking-for-company': { bookingId: string; news: BookingNews } & ToCompany;
  'change-not-made': { bookingId: string; amountMinor: number };
  'payment-expired': { bookingId: string };
  'pickup-reminder': { bookingId: string };
  'agreement-signed': { agreementId: string; to: 'company' | 'renter' };
  'car-handed-over': { bookingId: string; inspectionId: string };
  'handover-undone': { bookingId: string; inspectionId: string };
  'car-returned': { bookingId: string; inspectionId: string };
  'car-expires': { carId: number; carName: string; what: PaperExpiry; until: LocalDate };
  'extension-accepted': { amendmentId: string };
  'extension-ended': { bookingId: string } & Pick<MailTemplates['extension-ended'], 'why'>;
  'replacement-proposed': { replacementId: string };
  'replacement-ended': { replacementId: string } & ToCompany;
  'documents-verified': { accountId: string };
  /** `eventId`: of the audit trail, which has what the reviewer wrote. */
  'documents-rejected': { accountId: string; findings: DocumentFinding[]; eventId: string };
  'operator-notice': { kind: MailTemplates['operator-notice']['kind']; id: string };
  /** Ids of issues count inside their booking. */
  'issue-reported': { bookingId: string; issueId: string } & ToCompany;
  'late-payment-refunded': { bookingId: string };
};

/** Of a booking's mails: the row that has the booking as it was (apps/api/bookings/booking-snapshot-store.ts). */
export type OfSnapshot = { snapshotId?: string };

/** What stands in a mail's job. */
export type MailJob<T extends MailTemplate = MailTemplate> = {
  template: T;
  payload: MailPayloads[T] & OfSnapshot;
};

/** A mail as its handler makes it, to be rendered and delivered. */
export type Mail<T extends MailTemplate = MailTemplate> = {
  recipient: string;
  language: Language;
  /** In whose name it goes out: the website that it is about. Null: the platform's. */
  websiteId: number | null;
  data: MailTemplates[T];
  attachments?: MailAttachment[];
};

export type MailDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'documents' | 'vault'>;

/**
 * Makes a mail from what its job says and names. What stands now decides only whom it goes to, and whether: null when there
 * is nobody to write to any more, or it has become pointless.
 */
export type MailHandler<T extends MailTemplate> = (
  deps: MailDeps,
  payload: MailPayloads[T] & OfSnapshot,
) => Promise<Mail<T> | null>;

export type MailHandlers = { [T in MailTemplate]: MailHandler<T> };
