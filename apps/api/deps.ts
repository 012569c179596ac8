import type { Redis } from 'ioredis';
import type { Database } from '@nolo/db/database.ts';
import type { PoolFigures } from '@nolo/db/circuit-breaker-pool.ts';
import type { BreachedPasswords } from './accounts/breached-passwords.ts';
import type { CalendarSource } from './calendar/fetch-calendar.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { DocumentStore } from './platform/document-store.ts';
import type { ImageStore } from './platform/image-store.ts';
import type { InvoiceExchange } from './invoices/exchange/invoice-exchange.ts';
import type { PreparedStatements } from './platform/prepared-statements.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Vault } from './platform/sealing/vault.ts';
import type { PoliceRegister } from './police-report/register/police-register.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { Geocoder } from './search/places/geocoder.ts';
import type { VatRegistry } from './bookings/vat/vat-registry.ts';
import type { Tracing } from './platform/tracing/span.ts';

/** How the parts that everything stands on are, as this process sees them; asking costs nothing. */
export type Health = {
  isDatabaseAnswering(): boolean;
  /** Whether the database has all tables of this version. */
  isMigrated(): Promise<boolean>;
  /** Whether the queue has been read in the last seconds. */
  areJobsRead(): boolean;
  pools(): { pages: PoolFigures; prepared: PoolFigures; jobs: PoolFigures };
};

/** Everything a use case may need; built once in main.ts, handed down, never imported as a global. */
export type Deps = {
  config: Config;
  clock: Clock;
  database: Database;
  /** Where all processes count requests together; null: each for itself. */
  valkey: Redis | null;
  health: Health;
  prepared: PreparedStatements;
  jobs: Jobs;
  documents: DocumentStore;
  vault: Vault;
  images: ImageStore;
  payments: PaymentGateway;
  /** Calendars elsewhere that hold cars. */
  calendars: CalendarSource;
  /** Null: passwords are not looked up. */
  breachedPasswords: BreachedPasswords | null;
  /** Null: VAT numbers are not looked up. */
  vatRegistry: VatRegistry | null;
  /** Null: nobody takes reports to the police; companies make them elsewhere. */
  police: PoliceRegister | null;
  /** Where the platform's e-invoices go. */
  invoices: InvoiceExchange;
  /** Null: streets and hotels are not known. */
  geocoder: Geocoder | null;
  /** Null: nobody collects traces. */
  tracing: Tracing | null;
};
