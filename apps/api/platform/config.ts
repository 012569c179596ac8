import { isIP } from 'node:net';
import { z } from 'zod';
import { readPostalAddress } from '@nolo/domain/billing/postal-address.ts';
import { readItalianVatNumber } from '@nolo/domain/billing/vat-number.ts';
import { storageEnvironment } from './blobs/storage-config.ts';
import { KEY_BYTES, splitKeys } from './sealing/keyring.ts';

/** '10.0.0.7', '10.0.0.0/8', '2001:db8::/32': what a list of trusted proxies may name. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  // A network of length 0 is everybody.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const isKey = (text: string) =>
  z.base64().safeParse(text).success && Buffer.from(text, 'base64').length === KEY_BYTES;
const secretKey = z.string().min(1, 'is required');

/** Who runs a development machine's platform: nobody. Production refuses each of these (production-problems.ts). */
export const EXAMPLE_OPERATOR = {
  OPERATOR_NAME: 'Nolo S.r.l.',
  OPERATOR_VAT: 'IT01234567897',
  OPERATOR_ADDRESS: 'Via Giolitti 10, 00185 Roma (RM)',
} as const;

/** Environment variables the server reads; the table in README.md says the same. */
export const environment = z.object({
  /** Says whether this is production; NODE_ENV decides when absent. See productionProblems. */
  NOLO_ENV: z.enum(['development', 'production']).optional(),
  NODE_ENV: z.string().default('development'),
  /** The moment at which this process's clock starts, for tests; what is measured stays real. Production refuses it. */
  NOLO_CLOCK: z.iso
    .datetime({ offset: true, error: 'must be an ISO 8601 moment with its offset' })
    .optional(),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_ORIGIN: z.url('must be an address such as https://www.nolo.example').optional(),
  ...storageEnvironment,
  /** valkey://… or redis://…: where several processes count requests together and share pages. */
  VALKEY_URL: z
    .string()
    .refine(
      (value) => /^(valkey|redis)s?:\/\//.test(value) && URL.canParse(value),
      'must be a valkey:// address',
    )
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
      'must be a postgres:// address',
    ),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  /** Connections of the background jobs, beside those. */
  DATABASE_JOB_POOL: z.coerce.number().int().min(2).max(100).default(5),
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: secretKey,
  /** Base address of the provider's API; the provider's own when absent. */
  STRIPE_API_BASE: z.url().optional(),
  /** The register of VAT numbers: VIES's REST interface; a local one answers in development when absent. */
  VIES_URL: z.url('must be an address').optional(),
  /** The police's register of car rentals (CaRGOS), its address ending in /CARGOS_API; a file takes the reports without one. */
  CARGOS_URL: z.url('must be an address').optional(),
  /** A geocoder that speaks Photon's API; streets and hotels are not found without one. */
  GEOCODER_URL: z.url('must be an address').optional(),
  /** Passwords known from breaches, by the first digits of their hash; only the commonest are known when absent. */
  BREACHED_PASSWORDS_URL: z.url('must be an address').optional(),
  /** 32 bytes, base64: encrypts identity data and pictures. Older keys behind it, comma separated, still open. */
  DOCUMENTS_KEY: z.string().refine((keys) => splitKeys(keys).every(isKey), {
    message: 'must be 32 bytes in base64; older keys may follow, comma separated',
  }),
  /** smtp://… ; without it, mails are written to DATA_DIR/mailbox. */
  SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), 'must be an smtp:// address')
    .optional(),
  /**
   * How the platform's e-invoices reach the exchange system: by certified mail, or by a provider's API; a folder, to be emptied
   * by hand, without either (docs/decisions/0142-invoices.md).
   */
  INVOICE_PEC_SMTP_URL: z
    .string()
    .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), 'must be an smtp:// address')
    .optional(),
  INVOICE_PEC_FROM: z.email('must be an e-mail address').optional(),
  INVOICE_PEC_TO: z.email('must be an e-mail address').default('sdi01@pec.fatturapa.it'),
  INVOICE_API_URL: z.url('must be an address').optional(),
  INVOICE_API_KEY: z.string().min(1, 'must not be empty').optional(),
  /** `off`: the demo's owners and staff log in without a second factor. Production refuses that. */
  SECOND_FACTOR: z.enum(['required', 'off']).default('required'),
  /** MapLibre style of a map provider; the bundled base map when absent. */
  MAP_STYLE_URL: z.url().optional(),
  /** The tracking address of an analytics server (Matomo), with its `idsite`: asked for consent, then told of pages. */
  ANALYTICS_URL: z
    .url()
    .refine((url) => new URL(url).searchParams.has('idsite'), 'must name its idsite')
    .optional(),
  /** Of a social network's pixel, told of pages and bookings with consent. */
  PIXEL_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be digits')
    .optional(),
  /** Percent of visits whose speed is counted. */
  WEB_VITALS_PERCENT: z.coerce.number().min(0).max(100).default(10),
  MAIL_FROM: z.string().default('Nolo <no-reply@nolo.test>'),
  /** The company that runs the platform, as footer, terms and privacy policy name it; production needs the real one. */
  OPERATOR_NAME: z.string().default(EXAMPLE_OPERATOR.OPERATOR_NAME),
  OPERATOR_VAT: z
    .string()
    .refine((value) => readItalianVatNumber(value) !== null, 'must be an Italian VAT number')
    .default(EXAMPLE_OPERATOR.OPERATOR_VAT),
  /** In one line, whose parts stand on the platform's invoices. */
  OPERATOR_ADDRESS: z
    .string()
    .refine(
      (value) => readPostalAddress(value) !== null,
      "must read 'street, CAP town (PR)', as in 'Via Giolitti 10, 00185 Roma (RM)'",
    )
    .default(EXAMPLE_OPERATOR.OPERATOR_ADDRESS),
  /** Answers to questions about data and bookings; messages of the contact form go there. */
  OPERATOR_EMAIL: z.email('must be an e-mail address').default('info@nolo.test'),
  /** Where renters reach the platform's support. */
  OPERATOR_PHONE: z
    .string()
    .regex(/^\+[0-9 ]{8,20}$/, 'must be an international telephone number')
    .default('+39 06 0000 0000'),
  /** Addresses or networks of the proxies whose X-Forwarded-* headers count, comma separated; `none` without one. */
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'none' || value.split(',').every(isAddressOrNetwork), {
      message: "must be 'none' or IP addresses and networks, comma separated",
    })
    .optional(),
  /** How long a public page is kept; what changes cars or websites ends it sooner. */
  PAGE_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(10),
  /** Multiplies every rate limit; benchmarks and load tests raise it. */
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(100_000).default(1),
  /** /readyz and /metrics: on a port of their own, or on the site's port behind this key. */
  OPERATIONS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  OPERATIONS_KEY: z.string().min(24, 'must have at least 24 characters').optional(),
  /** Address of a collector of OpenTelemetry traces (OTLP over HTTP); nothing is traced without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address').optional(),
  OTEL_SERVICE_NAME: z.string().default('nolo'),
  /** How long a stopping process still takes requests, so that a load balancer sees it in time. */
  STOP_GRACE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Environment = z.infer<typeof environment>;

/** What of the way to the exchange system is named without what it needs. */
export function invoiceExchangeProblems(env: Environment): string[] {
  const { INVOICE_PEC_SMTP_URL, INVOICE_PEC_FROM, INVOICE_API_URL, INVOICE_API_KEY } = env;
  return [
    ...(INVOICE_PEC_SMTP_URL !== undefined && INVOICE_PEC_FROM === undefined
      ? ['INVOICE_PEC_FROM: is required beside INVOICE_PEC_SMTP_URL']
      : []),
    ...(INVOICE_API_URL !== undefined && INVOICE_API_KEY === undefined
      ? ['INVOICE_API_KEY: is required beside INVOICE_API_URL']
      : []),
    ...(INVOICE_API_URL !== undefined && INVOICE_PEC_SMTP_URL !== undefined
      ? ['INVOICE_API_URL: not beside INVOICE_PEC_SMTP_URL: each invoice goes one way']
      : []),
  ];
}

export type Config = Readonly<Environment & { PUBLIC_ORIGIN: string; isProduction: boolean }>;
