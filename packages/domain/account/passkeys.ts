/** Passkeys of one account: a telephone, a computer, a security key or two, and room. */
export const MAX_PASSKEYS = 10;
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** How long the browser's question waits for an answer. */
export const PASSKEY_MINUTES = 5;
