import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError } from './api-error.ts';

/** Accepts the secret key as a bearer token, or as the user name of basic authentication. */
export function authenticate(header: string | undefined, secretKey: string): void {
  const given = givenKey(header);
  if (given === null) {
    throw unauthorized(
      `You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ` +
        `auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://docs.stripe.com/api/authentication for details.`,
    );
  }
  if (!timingSafeEqual(digest(given), digest(secretKey))) {
    throw unauthorized(`Invalid API Key provided: ${masked(given)}`);
  }
}

function givenKey(header: string | undefined): string | null {
  const [scheme, credentials] = (header ?? '').split(' ', 2);
  if (!credentials) return null;
  if (scheme?.toLowerCase() === 'bearer') return credentials;
  if (scheme?.toLowerCase() !== 'basic') return null;
  return Buffer.from(credentials, 'base64').toString('utf8').split(':', 1)[0] || null;
}

function masked(key: string): string {
  return key.length <= 12 ? '*'.repeat(key.length) : `${key.slice(0, 8)}${'*'.repeat(12)}${key.slice(-4)}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message });
}
