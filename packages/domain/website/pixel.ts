/** Where visits are reported to the social network's pixel (developers.facebook.com, 'Meta Pixel' without scripts). */
export const PIXEL_ADDRESS = 'https://www.facebook.com/tr/';
