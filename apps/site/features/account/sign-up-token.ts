import { deviceStorage } from '@nolo/ui/browser-storage.ts';
import { accessToken } from '../../api/session.ts';

/** The mail's link opens in another tab: the device keeps it, not the tab. Log-out forgets it (`clearClientState`). */
const key = 'sign_up_token';

/** What a sign-up in this browser was answered: with it, verifying the address logs in (docs/specification/accounts.md 2). */
export function rememberSignUp(token: string | null): void {
  deviceStorage.write(key, token);
}

/** Undefined as well where somebody is logged in already: no link puts another in their place. */
export function signUpToken(): string | undefined {
  return accessToken() === '' ? (deviceStorage.read(key) ?? undefined) : undefined;
}
