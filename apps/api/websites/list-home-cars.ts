import type { CallData } from '@nolo/contract/endpoint.ts';
import type { websiteHome } from '@nolo/contract/websites.ts';
import { luxuryClasses } from '@nolo/domain/cars/luxury-classes.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '@nolo/db/database.ts';
import { remember } from '../platform/memoize.ts';
import { scopeKey, type RequestWebsite } from '../platform/request-website.ts';
import {
  countOnline,
  findMostBooked,
  listCars,
  listCarsFrom,
  listCityPictures,
  type HomeList,
} from './home-store.ts';

type HomeCars = CallData<typeof websiteHome>;

/** Three are in view at most; the list behind 'see all' has the others. */
const CARS_PER_LIST = 8;

const ANY = { types: null, fromMinor: 0, belowMinor: null };
const CHEAPEST: HomeList = { ...ANY, order: 'cheapest' };
const NEWEST: HomeList = { ...ANY, order: 'newest' };

const MINUTE_MS = 60_000;
const perWebsite = { forMs: MINUTE_MS, most: 1000 };

type Asked = { website: RequestWebsite; now: Date };

/** Counting takes long where there are many, and a minute changes little. */
const ofScope = { ...perWebsite, keyOf: scopeKey };
const recentCounts = remember({ ...ofScope, read: countOnline });
const recentlyMostBooked = remember({
  ...ofScope,
  read: (database: Database, website: RequestWebsite) => findMostBooked(database, website, CARS_PER_LIST),
});

/** The home page's lists of a website, as catalogue and holds are now; its counts are a minute old at most. */
export function listHomeCars(
  { clock, database }: Deps,
  { website }: Pick<Caller, 'website'>,
): Promise<HomeCars> {
  return readHomeCars(database, { website, now: clock.now() });
}

async function readHomeCars(database: Database, asked: Asked): Promise<HomeCars> {
  const { website } = asked;
  const list = (wanted: HomeList) => listCars(database, asked, wanted, CARS_PER_LIST);
  const important = (wanted: Omit<HomeList, 'order'>) => list({ ...wanted, order: 'importance' });
  const [luxury, ultra_luxury, premium_luxury, luxury_suv] = await Promise.all([
    important(luxuryClasses.luxury),
    important(luxuryClasses.ultra_luxury),
    important(luxuryClasses.premium_luxury),
    important(luxuryClasses.luxury_suv),
  ]);
  const [online, mostBooked] = await Promise.all([
    recentCounts(database, website),
    recentlyMostBooked(database, website),
  ]);
  const [cheapest, newest, favourites, cities] = await Promise.all([
    list(CHEAPEST),
    list(NEWEST),
    listCarsFrom(database, asked, mostBooked, CARS_PER_LIST),
    listCityPictures(database, website),
  ]);
  return {
    luxury,
    ultra_luxury,
    premium_luxury,
    luxury_suv,
    cheapest,
    newest,
    favourites,
    cities,
    cars_online: roundedDown(online.cars),
    companies_online: online.companies,
  };
}

/** The picture that stands for a website: that of home's first favourite; null while no car is on offer. */
export async function findHomePicture(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  website: RequestWebsite,
): Promise<string | null> {
  const mostBooked = await recentlyMostBooked(database, website);
  const [first] = await listCarsFrom(database, { website, now: clock.now() }, mostBooked, 1);
  return first?.picture.path ?? null;
}

/** 'More than N cars': half of the leading digit's step, tens at least; 487 -> 450, 12,345 -> 10,000. */
function roundedDown(cars: number): number {
  const step = Math.max(10, 10 ** (String(cars).length - 1) / 2);
  return Math.floor(cars / step) * step;
}
