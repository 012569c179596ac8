import type { PoliceField } from '@nolo/domain/police-report/police-record.ts';

/** A company's own, from the Questura of its seat. */
export type PoliceCredentials = { username: string; password: string; apiKey: string };

/** What is said of one record. */
export type PoliceAnswer =
  /** `receipt`: its number; null of a check. */
  | { kind: 'accepted'; receipt: string | null }
  /** A record with that contract id is there. */
  | { kind: 'duplicate' }
  /** In the service's words; `field`: which it names, null when it names none. */
  | { kind: 'refused'; text: string; field: PoliceField | null };

/** Nobody answers, or not in time; what was sent may have arrived. */
export class PoliceUnreachable extends Error {}

/** The service does not know the company by these. */
export class PoliceCredentialsRefused extends Error {}

/** What a company may do that has logged in. Throws {@link PoliceUnreachable}, {@link PoliceCredentialsRefused}. */
export type PoliceSession = {
  check(record: string): Promise<PoliceAnswer>;
  send(record: string): Promise<PoliceAnswer>;
  /** The table of places as it is today. */
  places(): Promise<string>;
};

/** Where rentals are reported. */
export type PoliceRegister = {
  /** `file`: nobody but this machine knows of a report, and no credentials are needed. */
  kind: 'file' | 'service';
  /** Throws {@link PoliceUnreachable}, {@link PoliceCredentialsRefused}. */
  logIn(credentials: PoliceCredentials | null): Promise<PoliceSession>;
};
