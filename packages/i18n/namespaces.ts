import type common from './en/common.ts';
import type errors from './en/errors.ts';
import type validation from './en/validation.ts';
import type invoice from './en/invoice.ts';
import type vat from './en/vat.ts';
import type handover from './en/handover.ts';
import type home from './en/home.ts';
import type inclusions from './en/inclusions.ts';
import type search from './en/search.ts';
import type car from './en/car.ts';
import type cards from './en/cards.ts';
import type change from './en/change.ts';
import type checkout from './en/checkout.ts';
import type booking from './en/booking.ts';
import type bookings from './en/bookings.ts';
import type account from './en/account.ts';
import type issues from './en/issues.ts';
import type documents from './en/documents.ts';
import type login from './en/login.ts';
import type newsletter from './en/newsletter.ts';
import type notices from './en/notices.ts';
import type security from './en/security.ts';
import type map from './en/map.ts';
import type receipt from './en/receipt.ts';
import type request from './en/request.ts';
import type price from './en/price.ts';
import type rental from './en/rental.ts';
import type consent from './en/consent.ts';
import type content from './en/content.ts';
import type backoffice from './en/backoffice.ts';
import type business from './en/business.ts';
import type portal from './en/portal.ts';
import type share from './en/share.ts';
import type emails from './en/emails.ts';

/**
 * Texts by namespace; each is a file in `<lang>/`. English defines the keys.
 */
export type TextResources = {
  common: typeof common;
  errors: typeof errors;
  validation: typeof validation;
  invoice: typeof invoice;
  vat: typeof vat;
  handover: typeof handover;
  home: typeof home;
  inclusions: typeof inclusions;
  search: typeof search;
  car: typeof car;
  cards: typeof cards;
  change: typeof change;
  checkout: typeof checkout;
  booking: typeof booking;
  bookings: typeof bookings;
  account: typeof account;
  issues: typeof issues;
  documents: typeof documents;
  login: typeof login;
  security: typeof security;
  newsletter: typeof newsletter;
  notices: typeof notices;
  map: typeof map;
  price: typeof price;
  rental: typeof rental;
  receipt: typeof receipt;
  request: typeof request;
  consent: typeof consent;
  content: typeof content;
  backoffice: typeof backoffice;
  business: typeof business;
  portal: typeof portal;
  share: typeof share;
  emails: typeof emails;
};

export type Namespace = keyof TextResources;
/** The namespaces a page can use. */
export type PageNamespace = Exclude<Namespace, 'emails' | 'receipt' | 'request' | 'share'>;
