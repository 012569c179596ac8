/** Sign-up and change of password (decisions.md 7): besides, the password must not be weak. */
export const PASSWORD_MIN_LENGTH = 8;
/** The reset page asks for less, as the specification has it (customer-application.md 5). */
export const RESET_PASSWORD_MIN_LENGTH = 6;
/** Longer ones cost the server time and cannot be typed. */
export const PASSWORD_MAX_LENGTH = 200;
