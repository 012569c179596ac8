/** Sign-up and change of password (docs/specification/accounts.md 3): besides, the password must not be weak. */
export const PASSWORD_MIN_LENGTH = 8;
/** The reset page asks for less, as the specification has it (docs/specification/accounts.md 3). */
export const RESET_PASSWORD_MIN_LENGTH = 6;
/** Longer ones cost the server time and cannot be typed. */
export const PASSWORD_MAX_LENGTH = 200;
