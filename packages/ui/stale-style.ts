/**
 * Figures that are being worked out again stay, grey, until the new ones are there. Grey by colour and not by opacity:
 * on a slow connection this is what is read, and half-transparent ink has too little contrast.
 */
export function staleVariant(isStale: boolean): string {
  return isStale ? 'text-muted' : '';
}
