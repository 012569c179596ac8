/** Known to everybody who reads this, therefore refused in production (apps/api/platform/production-problems.ts). */
export const EMBEDDED_PASSWORD = 'nolo-development';
