/** How long something is kept: so many days after what `from` says, because of `why`. */
export type Retention = { days: number; from: string; why: string };

/**
 * How long personal data and their traces are kept; what is older is deleted once a day (apps/api/operations/purge-store.ts).
 * The privacy policy says the same to its readers (packages/content/legal/privacy.*.ts, article 7; a test compares). Bookings, payments, invoices
 * and the ledger stay ten years (Article 2220 of the Italian Civil Code) and have no row here.
 */
export const RETENTION = {
  sessions: {
    days: 30,
    from: 'they expired or were ended',
    why: 'a renter asks who was logged in last month',
  },
  emailTokens: {
    days: 30,
    from: 'they expired',
    why: 'support can tell an old link from one that never was',
  },
  knownDevices: {
    days: 400,
    from: 'they were last seen',
    why: 'a browser used once a year is still no stranger',
  },
  attempts: { days: 2, from: 'they were made', why: 'no limit looks back further than a quarter of an hour' },
  paymentEvents: { days: 90, from: 'they arrived', why: 'the provider repeats and lists events for 30 days' },
  notices: {
    days: 400,
    from: 'they were written',
    why: 'last year’s rental can still be found under the bell',
  },
  readings: { days: 90, from: 'the document was sent', why: 'a reviewer compares what the machine read' },
  documents: {
    days: 730,
    from: 'the last upload and the last rental’s end',
    why: 'somebody who rents every other summer need not upload them again; fines arrive within a year',
  },
  documentAccessLog: {
    days: 730,
    from: 'the company looked',
    why: 'a renter may ask who saw their documents as long as we keep them',
  },
  /** What was sent, and who drives on a company's own rental; that it was sent, and the receipt, stay. */
  policeReports: {
    days: 30,
    from: 'the rental ended',
    why: 'a report is compared with the rental, and corrected, until soon after the return',
  },
  reviewOrigins: {
    days: 180,
    from: 'the review was written',
    why: 'reviews that somebody writes for others come within weeks of each other',
  },
  contactMessages: { days: 730, from: 'they were sent', why: 'complaints are settled within two years' },
  /** Of companies that were not accepted; the others’ stay with their company. */
  applications: { days: 730, from: 'they were sent', why: 'an answer may take a contract’s negotiation' },
  meetings: { days: 365, from: 'they took place', why: 'agreements are looked up within a year' },
  unverifiedAccounts: {
    days: 365,
    from: 'they were opened',
    why: 'an address nobody confirmed is nobody’s account',
  },
} as const satisfies Record<string, Retention>;

export type Retained = keyof typeof RETENTION;
