import { z } from 'zod';
import { themes } from '@nolo/domain/website/theme.ts';
import { websiteLinkKinds } from '@nolo/domain/website/website-link.ts';
import { placeKinds } from '@nolo/domain/places/place-kind.ts';
import { MAX_PLACE_TEXT, USUAL_PLACES } from '@nolo/domain/places/place-search.ts';
import { endpoint } from './endpoint.ts';
import { carCard, cityPicture } from './car-card.ts';
import { id, placeNames, text, wholeNumber } from './wire.ts';

/** One tenant's settings (docs/specification/tenants.md 2). */
export const websiteSettings = z.object({
  logo: z.string().nullable(),
  theme_color: z.string(),
  /** Null: the website has no theme yet and shows nothing. */
  theme_count: z.literal([...themes]).nullable(),
  contractor_id: z.number().int().nullable(),
  company_id: z.number().int().nullable(),
  name: z.string(),
  /** Whose site it is: the line in its footer. */
  legal: z.object({ company: z.string(), vat: z.string() }),
  /** The platform's operator, in whose name terms and privacy policy stand on every site. */
  operator: z.object({
    company: z.string(),
    vat: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  /** Where this website answers: a company's own counter, a reseller's address, else the operator. */
  contact: z.object({ email: z.string(), phone: z.string().nullable(), address: z.string().nullable() }),
  /** Where it leads beside its own pages, in order; a language as ISO 639-1, null for all. */
  links: z.array(
    z.object({
      kind: z.enum(websiteLinkKinds),
      name: z.string().nullable(),
      language: z.string().nullable(),
      url: z.string(),
    }),
  ),
  /** MapLibre style of the configured map provider; null: the bundled base map. */
  map_style_url: z.string().nullable(),
  /** The place search finds streets and hotels. */
  knows_addresses: z.boolean(),
  /** What may be told of a visit: the trackers with consent, and how fast pages were, for so many percent of visits. */
  visits: z.object({
    analytics_url: z.string().nullable(),
    pixel_id: z.string().nullable(),
    vitals_percent: z.number(),
  }),
});

/** As much as Node takes of all headers: a name longer than 63 characters is nobody's, which is 404 and not malformed. */
export const MAX_HOST_LENGTH = 16_384;

/** Settings for a sub-domain; 404 `website.unknown` when no website has it (docs/specification/tenants.md 1). */
export const contractorHome = endpoint('contractorHome', {
  summary: 'Website settings for a sub-domain',
  access: 'public',
  status: 200,
  body: z.object({ sub_domain: text(MAX_HOST_LENGTH) }),
  data: z.object({ website: z.array(websiteSettings) }),
  errors: ['website.unknown'],
});

/** The guest home's car lists, each a row of cars, prices per day. */
export const websiteHome = endpoint('websiteHome', {
  summary: 'Car lists of the home page',
  access: 'public',
  status: 200,
  data: z.object({
    luxury: z.array(carCard),
    ultra_luxury: z.array(carCard),
    premium_luxury: z.array(carCard),
    luxury_suv: z.array(carCard),
    cheapest: z.array(carCard),
    newest: z.array(carCard),
    favourites: z.array(carCard),
    /** Pictures of the cities that have one. */
    cities: z.array(cityPicture),
    /** Cars online, rounded down, for 'more than N cars'. */
    cars_online: z.number().int(),
    companies_online: z.number().int(),
  }),
});

export const place = z.object({
  id: z.string(),
  kind: z.enum(placeKinds),
  name: z.string(),
  /** 'Bergamo, Lombardia, Italia' in the reader's language. */
  description: z.string(),
  city: z.string(),
  names: placeNames,
  slug: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  lat: z.tuple([z.number(), z.number()]),
  long: z.tuple([z.number(), z.number()]),
  iata: z.string().optional(),
});

/** A place of the autocomplete, and whether this website has a car within its ranges or one that is delivered there. */
export const foundPlace = place.extend({ has_cars: z.boolean() });

/** Place autocomplete; an empty `q` gives the popular places. */
export const websitePlaces = endpoint('websitePlaces', {
  summary: 'Places matching what was typed',
  access: 'public',
  status: 200,
  query: z.object({
    q: text(MAX_PLACE_TEXT).default(''),
    limit: wholeNumber(1, 20).default(USUAL_PLACES),
  }),
  data: z.object({ places: z.array(foundPlace) }),
});

/** Companies of this website, for the company filter. */
export const websiteCompanies = endpoint('websiteCompanies', {
  summary: 'Rental companies of this website',
  access: 'public',
  status: 200,
  query: z.object({ limit: wholeNumber(1, 100).default(100) }),
  data: z.object({ companies: z.array(z.object({ id, company_name: z.string(), city: z.string() })) }),
});

/** What renters say of rentals of this website's companies, the latest first; none is invented (docs/specification/states.md 9). */
export const testimonials = endpoint('testimonials', {
  summary: 'What renters say',
  access: 'public',
  status: 200,
  data: z.object({
    testimonials: z.array(
      z.object({
        text: z.string(),
        /** In which it was written. */
        language: z.string(),
        stars: z.number().int(),
        /** First name and initial. */
        author: z.string(),
        /** Make and model of the car, and the city it was taken in, by its Italian name. */
        car: z.string(),
        city: z.string(),
      }),
    ),
  }),
});
