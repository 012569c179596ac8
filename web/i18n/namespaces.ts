import type common from '../../locales/en/common.ts';
import type errors from '../../locales/en/errors.ts';
import type validation from '../../locales/en/validation.ts';
import type home from '../../locales/en/home.ts';
import type search from '../../locales/en/search.ts';
import type car from '../../locales/en/car.ts';
import type checkout from '../../locales/en/checkout.ts';
import type bookings from '../../locales/en/bookings.ts';
import type account from '../../locales/en/account.ts';
import type documents from '../../locales/en/documents.ts';
import type login from '../../locales/en/login.ts';
import type map from '../../locales/en/map.ts';

/**
 * The namespaces a page can use; each is a file in `locales/<lang>/`. English defines the keys.
 * A new one is also named in the two `import.meta.glob` patterns beside this file.
 */
export type TextResources = {
  common: typeof common;
  errors: typeof errors;
  validation: typeof validation;
  home: typeof home;
  search: typeof search;
  car: typeof car;
  checkout: typeof checkout;
  bookings: typeof bookings;
  account: typeof account;
  documents: typeof documents;
  login: typeof login;
  map: typeof map;
};

export type Namespace = keyof TextResources;
