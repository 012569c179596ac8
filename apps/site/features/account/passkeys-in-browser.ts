import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { fieldOf } from '@nolo/domain/records.ts';

/** WebAuthn's bytes and their JSON: fetched when somebody uses a passkey, not before. */
const load = () => import('@simplewebauthn/browser');

export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Why a device made or used none: its owner changed their mind, or (when making one) it has one already. */
export type PasskeyOutcome<T> = { answer: T } | { answer: null; isKnown: boolean };

async function outcomeOf<T>(asked: Promise<T>): Promise<PasskeyOutcome<T>> {
  try {
    return { answer: await asked };
  } catch (error) {
    const name = fieldOf(error, 'name');
    if (name === 'InvalidStateError') return { answer: null, isKnown: true };
    if (name === 'NotAllowedError' || name === 'AbortError') return { answer: null, isKnown: false };
    throw error;
  }
}

export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<PasskeyOutcome<RegistrationResponseJSON>> {
  const { startRegistration } = await load();
  return outcomeOf(startRegistration({ optionsJSON }));
}

export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<PasskeyOutcome<AuthenticationResponseJSON>> {
  const { startAuthentication } = await load();
  return outcomeOf(startAuthentication({ optionsJSON }));
}
