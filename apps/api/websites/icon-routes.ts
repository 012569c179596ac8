import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { primaryTones } from '@nolo/domain/website/primary-tones.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import type { Deps } from '../deps.ts';
import { limitPerAddress } from '../platform/limit-per-address.ts';
import { letterIcon, pictureVariant } from '../platform/pictures/pictures.ts';
import { findWebsiteOfHost, type Website } from './website-store.ts';

const SIZES = [48, 180, 192, 512] as const;
const ICON_LIMIT = 300;

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 200 });

/** The place mark of the marketplace's logo on its colour; whatever shape a telephone cuts out leaves it whole. */
function markSvg(colour: string): Buffer {
  const mark = 'M16 26.5C10.4 21.2 6.6 17 6.6 12.6a9.4 8.6 0 0 1 18.8 0C25.4 17 21.6 21.2 16 26.5Z';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32">` +
      `<path fill="${colour}" d="M0 0h32v32H0z"/><path fill="#fff" d="${mark}"/>` +
      `<circle cx="16" cy="12.6" r="3.8" fill="${colour}"/></svg>`,
  );
}

/** A company's icon is its first letter, as where its name stands for a logo. */
function draw(website: Website, width: number): Promise<Buffer> {
  if (!isTenant(website))
    return pictureVariant({ bytes: markSvg(website.theme_color), width, format: 'png' });
  const { primary, onPrimary } = primaryTones(website.theme_color);
  const [letter = ''] = website.name.toUpperCase();
  return letterIcon({ letter, ground: primary, ink: onPrimary, width });
}

function icon(website: Website, width: number): Promise<Buffer> {
  const key = JSON.stringify([isTenant(website) && website.name, website.theme_color, width]);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = draw(website, width);
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

/** Icons with which a website stands among a telephone's applications. */
export async function iconRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await limitPerAddress(app, 'icons', ICON_LIMIT * deps.config.RATE_LIMIT_FACTOR);
  app.get<{ Params: { size: string } }>('/icons/:size.png', { logLevel: 'warn' }, async (request, reply) => {
    const size = SIZES.find((one) => String(one) === request.params.size);
    const website = await findWebsiteOfHost(deps, request.host);
    if (!website || size === undefined) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('x-content-type-options', 'nosniff')
      .type('image/png')
      .send(await icon(website, size));
  });
}
