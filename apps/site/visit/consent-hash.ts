/** In the address, opens the panel in which consent is given and taken back; the footer links to it. */
export const consentHash = '#cookie-settings';
