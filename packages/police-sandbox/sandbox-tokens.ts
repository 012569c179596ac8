import { createDecipheriv, randomBytes } from 'node:crypto';

/** Whom the sandbox knows: an agency's credentials. */
export type SandboxUser = { username: string; password: string; apiKey: string };

export const TOKEN_SECONDS = 1800;

function decrypt(encrypted: string, apiKey: string): string | null {
  try {
    const key = Buffer.from(apiKey.slice(0, 32), 'latin1');
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(apiKey.slice(32, 48), 'latin1'));
    return decipher.update(encrypted, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return null; // another key
  }
}

/** Tokens that were given out, and until when each counts. */
export class SandboxTokens {
  readonly #user: SandboxUser;
  readonly #until = new Map<string, number>();

  constructor(user: SandboxUser) {
    this.#user = user;
  }

  /** Null: another user, or another password. */
  issue(basic: string | undefined, seconds: number): string | null {
    const given = Buffer.from((basic ?? '').replace(/^Basic /, ''), 'base64').toString();
    if (given !== `${this.#user.username}:${this.#user.password}`) return null;
    const token = randomBytes(24).toString('hex');
    this.#until.set(token, Date.now() + seconds * 1000);
    return token;
  }

  isKnown(bearer: string | undefined, organization: unknown): boolean {
    const token = decrypt((bearer ?? '').replace(/^Bearer /, ''), this.#user.apiKey);
    const until = token === null ? undefined : this.#until.get(token);
    return organization === this.#user.username && until !== undefined && until > Date.now();
  }
}
