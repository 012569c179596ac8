import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** What a test changes of an honest answer. */
export type Lie = {
  origin?: string;
  relyingParty?: string;
  challenge?: string;
  userHandle?: string;
  counter?: number;
  isUserVerified?: boolean;
  signedBy?: Authenticator;
};

/** A security key in software: one passkey, ES256, signed as WebAuthn says. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  counter = 0;
  readonly #origin: string;
  readonly #relyingParty: string;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor(origin = 'http://localhost', relyingParty = new URL(origin).hostname) {
    this.#origin = origin;
    this.#relyingParty = relyingParty;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = pair.publicKey;
    this.#privateKey = pair.privateKey;
  }

  /** The answer to `startPasskey`. */
  register(challenge: string, lie: Lie = {}) {
    const clientDataJSON = this.#clientData('webauthn.create', challenge, lie);
    const authData = Buffer.concat([this.#head(HAS_KEY, lie), this.#attestedKey()]);
    // {fmt: 'none', attStmt: {}, authData: bytes}, in CBOR.
    const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      length,
      authData,
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** The answer to `startPasskeyLogIn`, for the account of this handle. */
  logIn(challenge: string, userHandle: string, lie: Lie = {}) {
    const clientDataJSON = this.#clientData('webauthn.get', challenge, lie);
    this.counter += 1;
    const authenticatorData = this.#head(0, lie);
    const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', signed, (lie.signedBy ?? this).#privateKey)),
        userHandle: lie.userHandle ?? userHandle,
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' } as const;
  }

  #clientData(type: string, challenge: string, lie: Lie): string {
    return JSON.stringify({
      type,
      challenge: lie.challenge ?? challenge,
      origin: lie.origin ?? this.#origin,
      crossOrigin: false,
    });
  }

  #head(flags: number, { relyingParty = this.#relyingParty, counter = this.counter, ...lie }: Lie): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const verified = lie.isUserVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([sha256(relyingParty), Buffer.from([flags | USER_PRESENT | verified]), count]);
  }

  /** No maker's id, the key's id, and {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR (COSE). */
  #attestedKey(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([id.length >> 8, id.length & 0xff]),
      id,
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
