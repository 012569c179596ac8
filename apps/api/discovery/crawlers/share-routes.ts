import type { FastifyInstance, FastifyReply } from 'fastify';
import { cityBySlug, type City } from '@nolo/content/cities.ts';
import { isLanguage, type Language } from '@nolo/i18n/language.ts';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import en from '@nolo/i18n/en/share.ts';
import fr from '@nolo/i18n/fr/share.ts';
import it from '@nolo/i18n/it/share.ts';
import { translator } from '@nolo/i18n/translate.ts';
import { findCarDetail } from '../../cars/car-store.ts';
import type { Deps } from '../../deps.ts';
import { limitPerAddress } from '../../platform/limit-per-address.ts';
import { NO_PICTURE } from '../../platform/pictures/no-picture.ts';
import { listCityPictures } from '../../websites/home-store.ts';
import { findHomePicture } from '../../websites/list-home-cars.ts';
import { findWebsiteOfHost } from '../../websites/website-store.ts';
import type { ShareWords } from '../../platform/image-store.ts';

const texts = { en, it, fr };

type Site = { name: string; theme_color: string };

/** What the preview of a car's link says. */
function carWords(
  car: Pick<CarCard, 'car_make' | 'car_model' | 'city' | 'price'>,
  language: Language,
  site: Site,
): ShareWords {
  const t = translator<'share'>(texts[language], language);
  const name = [car.car_make[0]?.car_make, car.car_model[0]?.car_model].filter(Boolean).join(' ');
  const price = formatMoney(car.price.day, language, { short: true });
  return { title: name, line: t('car_line', { city: car.city, price }), ...signed(site) };
}

/** What the preview of a city's link says. */
function cityWords(city: City, language: Language, site: Site): ShareWords {
  const t = translator<'share'>(texts[language], language);
  return { title: t('city_title', { city: city.names[language] }), line: t('city_line'), ...signed(site) };
}

/** What the preview of any other link says. */
function siteWords(language: Language, { name, theme_color }: Site): ShareWords {
  const t = translator<'share'>(texts[language], language);
  return { title: name, line: t('site_line'), site: null, colour: theme_color };
}

const signed = (site: Site) => ({ site: site.name, colour: site.theme_color });

/** A minute, from one address: each may have to be drawn. */
const SHARE_LIMIT = 120;

const hashOf = (path: string | undefined) => path?.replace('/images/', '') ?? '';

function send(reply: FastifyReply, bytes: Buffer | null): FastifyReply {
  if (bytes === null) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .header('cache-control', 'public, max-age=86400')
    .header('x-content-type-options', 'nosniff')
    .type('image/jpeg')
    .send(bytes);
}

type Asked = { Params: { what: string; language: string } };

/** Pictures of link previews, drawn for a car, a city or the website in the page's language: `/share/cars/12/it.jpg`. */
export async function shareRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { database, images, clock, config } = deps;
  await limitPerAddress(app, 'share', SHARE_LIMIT * config.RATE_LIMIT_FACTOR);
  app.get<Asked>('/share/cars/:what/:language.jpg', { logLevel: 'warn' }, async (request, reply) => {
    const { what, language } = request.params;
    const website = await findWebsiteOfHost(deps, request.host);
    if (!website || !isLanguage(language) || !/^[1-9]\d{0,8}$/.test(what)) return reply.callNotFound();
    const found = await findCarDetail(database, Number(what), { website, language, now: clock.now() });
    if (!found) return reply.callNotFound();
    const hash = hashOf(found.pictures[0]?.path ?? found.card.picture.path);
    return send(reply, await images.share(hash, carWords(found.card, language, website)));
  });
  app.get<Asked>('/share/cities/:what/:language.jpg', { logLevel: 'warn' }, async (request, reply) => {
    const { what, language } = request.params;
    const [website, city] = [await findWebsiteOfHost(deps, request.host), cityBySlug(what)];
    if (!website || !city || !isLanguage(language)) return reply.callNotFound();
    const pictures = await listCityPictures(database, website);
    const hash = hashOf(pictures.find(({ slug }) => slug === city.slug)?.picture.path);
    return send(reply, await images.share(hash, cityWords(city, language, website)));
  });
  app.get<{ Params: { language: string } }>(
    '/share/site/:language.jpg',
    { logLevel: 'warn' },
    async (request, reply) => {
      const { language } = request.params;
      const website = await findWebsiteOfHost(deps, request.host);
      if (!website || !isLanguage(language)) return reply.callNotFound();
      const hash = hashOf((await findHomePicture(deps, website)) ?? undefined) || NO_PICTURE;
      return send(reply, await images.share(hash, siteWords(language, website)));
    },
  );
}
