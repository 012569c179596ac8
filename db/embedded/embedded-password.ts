/** Known to everybody who reads this, therefore refused in production (server/platform/production-problems.ts). */
export const EMBEDDED_PASSWORD = 'nolo-development';
