/** Where the product's own pictures are delivered from: resized, cached, and allowed by the page's policy. */
const delivery = '/images/';

/** A website's logo, as far as it is on the image-delivery service; null: a placeholder stands in. */
export function deliveredLogo(logo: string | null): string | null {
  return logo?.startsWith(delivery) === true ? logo : null;
}
