/** Where the social network's pixel is told of a visit (developers.facebook.com, 'Meta Pixel' without scripts). */
export const PIXEL_ADDRESS = 'https://www.facebook.com/tr/';
