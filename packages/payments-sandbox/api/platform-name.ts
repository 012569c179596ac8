/** The platform's own account, as payers see it. */
export const PLATFORM_NAME = 'Nolo';
