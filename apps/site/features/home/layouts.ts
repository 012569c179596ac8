import type { ComponentType } from 'react';
import type { Theme } from '@nolo/domain/website/theme.ts';
import { DeskHero, MarketHero, NoirHero, SoftHero, type HeroProps } from './heroes.tsx';

/** A list of cars. */
export type CarPart =
  'cheapest' | 'newest' | 'favourites' | 'luxury' | 'luxury_suv' | 'premium_luxury' | 'ultra_luxury';

/** A part of the page: a list of cars, or something else that is said once. */
export type Part = CarPart | 'trust' | 'cities' | 'how';

export type Arrangement = {
  Hero: ComponentType<HeroProps>;
  /** What stands below it, in order. */
  parts: readonly Part[];
  page: string;
  /** Lists of cars: a row that scrolls, or a price list. */
  cars: 'row' | 'rates';
  /** The type of car in the hero's picture, and the lists it is looked for in: no two designs open with the same. */
  hero: { type: string; lists: readonly CarPart[] } | null;
  trust: string;
  how: string;
};

/** The home page of each theme. */
export const layouts: Record<Theme, Arrangement> = {
  1: {
    Hero: DeskHero,
    parts: [
      'cheapest', 'favourites', 'newest', 'trust', 'premium_luxury', 'luxury', 'luxury_suv', 'ultra_luxury',
      'cities', 'how',
    ], // prettier-ignore
    // A list that would stand alone in its row is as wide as what follows it.
    page: 'page-width grid items-start gap-6 py-6 lg:grid-cols-2 lg:[&>.is-wide]:col-span-2 lg:[&>:nth-child(odd):has(+.is-wide)]:col-span-2',
    cars: 'rates',
    hero: null,
    trust: 'bg-surface border-line border p-4 sm:grid-cols-2 lg:grid-cols-4',
    how: 'is-wide bg-surface border-line border p-5',
  },
  2: {
    Hero: SoftHero,
    parts: [
      'how', 'favourites', 'cheapest', 'cities', 'newest', 'trust', 'premium_luxury', 'luxury', 'luxury_suv',
      'ultra_luxury',
    ], // prettier-ignore
    page: 'page-width flex flex-col gap-16 py-16 sm:gap-20',
    cars: 'row',
    hero: { type: 'city-car', lists: ['favourites', 'newest'] },
    trust:
      'sm:grid-cols-2 lg:grid-cols-4 [&>li]:bg-surface [&>li]:rounded-card [&>li]:flex-col [&>li]:p-6 [&>li]:shadow-card',
    how: 'bg-surface rounded-panel shadow-card px-6 py-10 text-center sm:p-14',
  },
  3: {
    Hero: NoirHero,
    parts: [
      'ultra_luxury', 'luxury', 'luxury_suv', 'premium_luxury', 'trust', 'favourites', 'newest', 'cheapest',
      'how', 'cities',
    ], // prettier-ignore
    page: 'flex w-full flex-col gap-20 px-4 py-16 sm:gap-28 sm:px-10',
    cars: 'row',
    hero: { type: 'sports-car', lists: ['ultra_luxury', 'luxury', 'favourites'] },
    trust: 'border-line border-y py-12 sm:grid-cols-2 lg:grid-cols-4',
    how: '',
  },
  4: {
    Hero: MarketHero,
    parts: [
      'trust', 'cheapest', 'favourites', 'newest', 'cities', 'luxury', 'luxury_suv', 'premium_luxury',
      'ultra_luxury', 'how',
    ], // prettier-ignore
    page: 'page-width flex flex-col gap-10 py-12 sm:gap-16',
    cars: 'row',
    hero: { type: 'convertible', lists: ['favourites', 'luxury', 'newest'] },
    trust: 'sm:grid-cols-2 lg:grid-cols-4',
    how: 'bg-sunken rounded-panel px-5 py-8 sm:p-10',
  },
};
