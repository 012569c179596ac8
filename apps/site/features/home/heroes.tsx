import type { ReactNode } from 'react';
import { cityName } from '@nolo/content/cities.ts';
import type { CarCard } from '@nolo/contract/car-card.ts';
import { carName } from '../../shared/cars/car-name.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Picture } from '@nolo/ui/picture.tsx';

export type HeroProps = { car: CarCard | undefined; title: string; text: string; search: ReactNode };

function HeroPicture({ car, sizes, className }: { car: CarCard; sizes: string; className: string }) {
  const t = useTexts('home');
  const language = useLanguage();
  return (
    <Picture
      source={car.picture}
      alt={t('hero_car', { name: carName(car), city: cityName(car.city, language) })}
      sizes={sizes}
      isPriority
      className={className}
    />
  );
}

/** Search first: words and picture side by side, the form across both. */
export function MarketHero({ car, title, text, search }: HeroProps) {
  return (
    <section className="bg-sunken">
      <div className="page-width desk:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] desk:gap-x-12 desk:pb-14 grid items-center gap-y-6 pt-8 pb-8">
        <div className="desk:py-6">
          <h1 className="max-w-[15ch] text-4xl sm:text-5xl lg:text-6xl">{title}</h1>
          <p className="text-muted mt-4 max-w-[38ch] text-lg">{text}</p>
        </div>
        {/* A telephone paints what it has read so far: what stands below the form comes after it, or it would jump. */}
        <div className="bg-surface rounded-card shadow-raised desk:order-last desk:col-span-2 desk:p-5 relative z-10 p-4">
          {search}
        </div>
        {car && (
          <figure className="rounded-panel relative overflow-hidden">
            <HeroPicture
              car={car}
              sizes="(min-width: 907px) 40rem, calc(100vw - 2rem)"
              className="aspect-[2/1] w-full object-cover object-[50%_70%] sm:aspect-[16/10]"
            />
          </figure>
        )}
      </div>
    </section>
  );
}

/** The counter of a rental desk: a ruled form at the top of the page, no picture. */
export function DeskHero({ title, text, search }: HeroProps) {
  return (
    <section className="bg-inverse pb-6">
      <div className="page-width">
        <div className="text-on-inverse flex flex-wrap items-baseline gap-x-6 gap-y-1 py-5">
          <h1 className="text-2xl sm:text-3xl">{title}</h1>
          <p className="text-on-inverse-muted">{text}</p>
        </div>
        <div className="bg-surface border-primary border-t-4 p-4">{search}</div>
      </div>
    </section>
  );
}

/** A welcome in the middle, the car in a round window, the form laid over its edge. */
export function SoftHero({ car, title, text, search }: HeroProps) {
  return (
    <section className="page-width pt-10 text-center sm:pt-14">
      <h1 className="mx-auto max-w-[26ch] text-4xl sm:text-5xl">{title}</h1>
      <p className="text-muted mx-auto mt-4 max-w-[46ch] text-lg">{text}</p>
      {car && (
        <figure className="mx-auto mt-8 max-w-5xl overflow-hidden rounded-[3rem] sm:rounded-[5rem]">
          <HeroPicture
            car={car}
            sizes="(min-width: 1088px) 64rem, calc(100vw - 2rem)"
            className="aspect-[16/10] w-full object-cover sm:aspect-[21/9] object-[50%_88%]"
          />
        </figure>
      )}
      <div className="bg-surface rounded-card shadow-raised relative z-10 mx-auto -mt-8 max-w-6xl p-5 text-left sm:-mt-10 sm:p-7">
        {search}
      </div>
    </section>
  );
}

/** Words on black, one large picture from edge to edge, the form as a line below. */
export function NoirHero({ car, title, text, search }: HeroProps) {
  return (
    <section>
      <div className="desk:flex-row desk:items-end desk:justify-between flex flex-col gap-x-12 gap-y-4 px-4 pt-12 pb-8 sm:px-10 sm:pt-16">
        <h1 className="max-w-[24ch] text-3xl sm:text-5xl">{title}</h1>
        <p className="text-muted max-w-[40ch] text-lg">{text}</p>
      </div>
      {car && (
        <HeroPicture
          car={car}
          sizes="100vw"
          className="aspect-[16/10] max-h-[68vh] w-full object-cover object-[50%_85%] brightness-85 sm:aspect-[21/9]"
        />
      )}
      <div className="border-line border-b px-4 py-6 sm:px-10">{search}</div>
    </section>
  );
}
