import { EMBEDDED_PASSWORD } from '@nolo/db/embedded/embedded-password.ts';
import { EXAMPLE_OPERATOR, type Environment } from './config.ts';
import { splitKeys } from './sealing/keyring.ts';

/** Host names set aside for examples, tests and this machine (RFC 2606, RFC 6761). */
const NOT_REAL = /(^|[.@])(example|test|invalid|localhost|local|example\.(com|net|org))>?$/i;
/** Of those, the ones that are no server anywhere; a mail relay may well be on this machine. */
const NO_SERVER = /(^|\.)(example|test|invalid|example\.(com|net|org))$/i;
const LOCAL_DATABASE = new Set(['', 'localhost', '127.0.0.1', '[::1]']);
/** A key of 32 random bytes has about 30 different ones; fewer than 16 happens once in 10^14. */
const MIN_DIFFERENT_BYTES = 16;
const MIN_SECRET_LENGTH = 32;
/** Of a secret's letters; one of 24 random ones has about 20 different ones. */
const MIN_DIFFERENT_LETTERS = 10;

function isEncryptedOrLocal({ DATABASE_URL }: Environment): boolean {
  const { hostname, searchParams } = new URL(DATABASE_URL);
  const host = searchParams.get('host') ?? hostname;
  if (LOCAL_DATABASE.has(host) || host.startsWith('/')) return true;
  return /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '');
}

function databaseProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (decodeURIComponent(new URL(env.DATABASE_URL).password) === EMBEDDED_PASSWORD) {
    problems.push("DATABASE_URL: the embedded database's default password is refused in production");
  }
  if (!isEncryptedOrLocal(env)) {
    problems.push('DATABASE_URL: a database on another machine needs sslmode=verify-full or require');
  }
  return problems;
}

function paymentProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (env.STRIPE_API_BASE !== undefined) {
    problems.push('STRIPE_API_BASE: the payments sandbox is refused in production');
  }
  if (!/^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY)) {
    problems.push('STRIPE_SECRET_KEY: production needs a live key');
  }
  if (
    !env.STRIPE_WEBHOOK_SECRET.startsWith('whsec_') ||
    env.STRIPE_WEBHOOK_SECRET.length < MIN_SECRET_LENGTH ||
    isPattern(env.STRIPE_WEBHOOK_SECRET.slice('whsec_'.length))
  ) {
    problems.push("STRIPE_WEBHOOK_SECRET: production needs the provider's own secret (whsec_…)");
  }
  return problems;
}

/** How the number that a development machine shows ends; it reaches nobody. */
const NO_PHONE = '0000 0000';

function addressProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (!env.PUBLIC_ORIGIN?.startsWith('https://')) {
    problems.push('PUBLIC_ORIGIN: production needs an https:// address');
  } else if (NOT_REAL.test(new URL(env.PUBLIC_ORIGIN).hostname)) {
    problems.push('PUBLIC_ORIGIN: an example address is refused in production');
  }
  if (NOT_REAL.test(env.MAIL_FROM)) problems.push('MAIL_FROM: an example address is refused in production');
  if (env.SMTP_URL === undefined) problems.push('SMTP_URL: production needs a mail server');
  if (env.TRUST_PROXY === undefined) {
    problems.push("TRUST_PROXY: production says which proxies count, or 'none'");
  }
  return problems;
}

/** Servers that the site talks to, by variable; each is optional or checked elsewhere. */
const SERVERS = [
  ...(['DATABASE_URL', 'SMTP_URL', 'VALKEY_URL', 'S3_ENDPOINT', 'VIES_URL'] as const),
  ...(['MAP_STYLE_URL', 'ANALYTICS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const),
  ...(['BREACHED_PASSWORDS_URL', 'GEOCODER_URL', 'CARGOS_URL'] as const),
  ...(['INVOICE_PEC_SMTP_URL', 'INVOICE_API_URL'] as const),
];

const isExample = (url: string | undefined) => url !== undefined && NO_SERVER.test(new URL(url).hostname);

function serverProblems(env: Environment): string[] {
  return SERVERS.filter((name) => isExample(env[name])).map(
    (name) => `${name}: an example server is refused in production`,
  );
}

const OPERATOR_FACTS = { OPERATOR_NAME: 'name', OPERATOR_VAT: 'VAT number', OPERATOR_ADDRESS: 'address' };

/** Footer, terms, privacy policy, receipts, invoices and mails name the operator: nobody may read an invented one. */
function operatorProblems(env: Environment): string[] {
  const problems = (['OPERATOR_NAME', 'OPERATOR_VAT', 'OPERATOR_ADDRESS'] as const)
    .filter((name) => env[name].trim() === '' || env[name].trim() === EXAMPLE_OPERATOR[name])
    .map((name) => `${name}: production needs the operator's real ${OPERATOR_FACTS[name]}`);
  if (NOT_REAL.test(env.OPERATOR_EMAIL)) {
    problems.push("OPERATOR_EMAIL: production needs the operator's real e-mail address");
  }
  if (env.OPERATOR_PHONE.endsWith(NO_PHONE)) {
    problems.push("OPERATOR_PHONE: production needs the real number of the platform's support");
  }
  return problems;
}

const isPattern = (text: string) => new Set(text).size < MIN_DIFFERENT_LETTERS;
const isWeak = (key: string) => new Set(Buffer.from(key, 'base64')).size < MIN_DIFFERENT_BYTES;

/** What must be real in production: no sandbox, no published password, no example address, no guessable key. */
export function productionProblems(env: Environment): string[] {
  return [
    ...databaseProblems(env),
    ...paymentProblems(env),
    ...addressProblems(env),
    ...serverProblems(env),
    ...operatorProblems(env),
    ...(env.SECOND_FACTOR === 'off' ? ['SECOND_FACTOR: owners and staff need one in production'] : []),
    ...(env.NOLO_CLOCK === undefined ? [] : ['NOLO_CLOCK: production runs on the real time']),
    ...(env.OPERATIONS_KEY !== undefined && isPattern(env.OPERATIONS_KEY)
      ? ['OPERATIONS_KEY: random letters, not a pattern']
      : []),
    ...(splitKeys(env.DOCUMENTS_KEY).some(isWeak) ? ['DOCUMENTS_KEY: 32 random bytes, not a pattern'] : []),
  ];
}
