import { storageProblems } from './blobs/storage-config.ts';
import { environment, invoiceExchangeProblems, type Config } from './config.ts';
import { productionProblems } from './production-problems.ts';

/** `NOLO_ENV` says what the site is, else `NODE_ENV`. */
export function isProductionEnvironment(env: { NOLO_ENV?: string; NODE_ENV?: string }): boolean {
  return (env.NOLO_ENV ?? env.NODE_ENV) === 'production';
}

export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`The configuration is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/**
 * Reads and checks the configuration.
 * @throws ConfigError naming every variable that is missing or unusable, never its value.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const isProduction = isProductionEnvironment(env);
  const problems = [
    ...storageProblems(env),
    ...invoiceExchangeProblems(env),
    ...(isProduction ? productionProblems(env) : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  const PUBLIC_ORIGIN = (env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return Object.freeze({ ...env, PUBLIC_ORIGIN, isProduction });
}
