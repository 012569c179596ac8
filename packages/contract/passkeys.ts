import { z } from 'zod';
import { PASSKEY_NAME_MAX_LENGTH } from '@nolo/domain/account/passkeys.ts';
import { typedPassword } from './account-fields.ts';
import { user } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { key, nothing, text } from './wire.ts';

/** Bytes as browsers write them in WebAuthn's JSON: base64url without padding. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** A new key's public half, as the browser says it. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z
      .array(
        z
          .string()
          .max(30)
          .regex(/^[a-z-]+$/),
      )
      .max(10)
      .optional(),
  }),
});

/** A signature with a key the device keeps. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).optional(),
  }),
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** Null: never yet. */
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyName = text(PASSKEY_NAME_MAX_LENGTH, key('passkey_name_required'));

export const passkeys = endpoint('passkeys', {
  summary: 'Passkeys of the account, the oldest first',
  access: 'renter',
  status: 200,
  data: z.object({ passkeys: z.array(passkey) }),
});

/** Asks for the password: whoever finds a computer unlocked shall not leave a key of their own behind. */
export const startPasskey = endpoint('startPasskey', {
  summary: 'What the browser needs to make a passkey',
  access: 'renter',
  status: 200,
  body: z.object({ current_password: typedPassword(key('current_password_required')) }),
  /** WebAuthn's PublicKeyCredentialCreationOptions as JSON. */
  data: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
    timeout: z.number().int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
  errors: ['account.password_wrong', 'passkey.not_here', 'passkey.too_many'],
});

export const addPasskey = endpoint('addPasskey', {
  summary: 'Keep the passkey that the browser has made',
  access: 'renter',
  status: 201,
  body: z.object({ name: passkeyName, credential: registration }),
  data: nothing,
  errors: ['passkey.invalid', 'passkey.not_here', 'passkey.too_many'],
});

export const renamePasskey = endpoint('renamePasskey', {
  summary: 'Rename a passkey',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  body: z.object({ name: passkeyName }),
  data: nothing,
  errors: ['passkey.not_found'],
});

export const removePasskey = endpoint('removePasskey', {
  summary: 'Remove a passkey: nobody can log in with it any more',
  access: 'renter',
  status: 200,
  params: z.object({ id: z.uuid() }),
  data: nothing,
  errors: ['passkey.not_found'],
});

/** Without an e-mail address: the device offers the passkeys it has for this site. */
export const startPasskeyLogIn = endpoint('startPasskeyLogIn', {
  summary: 'What the browser needs to log in with a passkey',
  access: 'public',
  status: 200,
  /** WebAuthn's PublicKeyCredentialRequestOptions as JSON. */
  data: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number().int(),
    userVerification: z.literal('required'),
  }),
  errors: ['passkey.not_here'],
});

export const logInWithPasskey = endpoint('logInWithPasskey', {
  summary: 'Log in with a passkey',
  access: 'public',
  status: 200,
  body: z.object({ credential: assertion }),
  data: z.object({ accessToken: z.string(), user }),
  errors: ['passkey.refused', 'passkey.not_here'],
});
