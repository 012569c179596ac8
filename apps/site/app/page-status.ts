/** 404 or 410: what is asked for is not there, and the reader sees Page Not Found. */
export function isNotThere(status: number): boolean {
  return status === 404 || status === 410;
}
