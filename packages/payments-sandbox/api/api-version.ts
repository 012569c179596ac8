/** The version whose shapes the sandbox answers in; the installed SDK pins the same one. */
export const API_VERSION = '2026-10-28.endive';
