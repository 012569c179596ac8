import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default algorithm) at the strength OWASP asks for: 19 MiB, two passes, one lane. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A salted hash that carries its own parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

/** True when the password made this hash. Rejects when the text is not an Argon2 hash at all. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}
