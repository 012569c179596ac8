import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CarCard as Car } from '@nolo/contract/car-card.ts';
import { YOUNG_DRIVER_UNDER } from '@nolo/domain/pricing/young-driver.ts';
import { formatShortDeadline, formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { useTenant } from '../../theme/use-tenant.ts';
import { useTheme } from '../../theme/use-theme.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { TagIcon } from '@nolo/ui/icons.tsx';
import { Picture } from '@nolo/ui/picture.tsx';
import type { Language } from '@nolo/i18n/language.ts';
import type { Translate } from '@nolo/i18n/translate.ts';
import { AvailableIn } from './available-in.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { cardVariants } from './card-variant.ts';
import type { FromResults } from '../rental/return-to.ts';
import { carName, carTypeName, fuelName } from './car-name.ts';
import { CompanyRating } from './company-rating.tsx';
import { OrSimilar } from './or-similar.tsx';
import { CarPlace, type Searched } from './car-place.tsx';
import { CarPrice } from './car-price.tsx';
import marks from '../../theme/icons.svg?url';

type Props = {
  car: Car;
  href: string;
  /** Left with the page it leads to. */
  state?: FromResults;
  /** CSS `sizes` of the picture. */
  sizes: string;
  searched?: Searched;
  /** Something that has to be said before the price. */
  notice?: ReactNode;
  /** For the first ones of a page. */
  isPriority?: boolean;
  /** Marked, as its price on the map is. */
  isMarked?: boolean;
  onMark?: (isMarked: boolean) => void;
  /** Picture beside the facts on a telephone, so that two and a half cars fit on its screen. */
  isRowOnPhones?: boolean;
  /** Default 3: the card stands below a section's heading. */
  level?: 2 | 3;
};

/** The title beside the picture, everything else below both. */
const rowStyle =
  'beside:contents beside:[&>*]:col-span-2 beside:[&>*]:mx-3 beside:[&>*]:mb-2 beside:[&>:first-child]:col-span-1 beside:[&>:first-child]:mt-2 beside:[&>:first-child]:pr-11';

/** A car in a list: the whole card is its link. */
export function CarCard(props: Props) {
  const { car, isMarked = false, isRowOnPhones: isRow = false } = props;
  const variant = cardVariants[useTheme()];
  return (
    <article
      data-car={car.id}
      className={`group has-[a:focus-visible]:outline-primary-text relative h-full overflow-hidden transition-shadow ${isRow ? '@container' : ''} ${variant.frame} has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 ${isMarked ? 'border-primary shadow-raised' : 'border-line'}`}
    >
      <div
        className={`flex h-full ${variant.arrangement} ${isRow ? 'beside:grid beside:grid-cols-[minmax(20%,min(40%,100%-13rem))_1fr] beside:content-start' : ''}`}
      >
        <CardPicture {...props} />
        <div className={`flex min-w-0 flex-1 flex-col ${variant.body} ${isRow ? rowStyle : ''}`}>
          <CarTitle {...props} />
          <CardFacts {...props} />
        </div>
      </div>
      <FavoriteButton car={car} className={`absolute top-2 right-2 ${variant.heart ?? ''}`} />
    </article>
  );
}

function CardPicture({ car, sizes, isPriority, isRowOnPhones = false }: Props) {
  const t = useTexts('search');
  const variant = cardVariants[useTheme()];
  return (
    <div
      className={`bg-sunken relative overflow-hidden ${variant.picture} ${isRowOnPhones ? 'beside:mb-2' : ''}`}
    >
      <Picture
        source={car.picture}
        alt={t('car_picture', { name: carName(car) })}
        sizes={sizes}
        isPriority={isPriority}
        className="h-full w-full object-cover transition-transform duration-300 group-hover:scale-[1.03]"
      />
      {car.picture.is_illustration && <Illustration />}
      <DealBadge car={car} className={`absolute top-3 left-3 ${isRowOnPhones ? 'beside:hidden' : ''}`} />
    </div>
  );
}

/** A drawing is none of the car itself, and says so. */
export function Illustration({ className = 'right-1 bottom-1' }: { className?: string }) {
  const t = useTexts('search');
  return (
    <span
      className={`bg-surface/85 text-ink rounded-tag absolute px-1 text-[0.6875rem] whitespace-nowrap ${className}`}
    >
      {t('illustration')}
    </span>
  );
}

function CardFacts({ car, searched, notice, isRowOnPhones = false }: Props) {
  return (
    <>
      <CarFacts car={car} />
      <CarPlace car={car} searched={searched} />
      <AvailableIn days={car.available_in} className="text-sm" />
      {notice}
      <div className="border-line mt-auto border-t pt-3">
        {isRowOnPhones && <DealBadge car={car} className="mb-1.5 inline-block sm:hidden" />}
        <CarPrice car={car} />
        <CarTerms car={car} />
      </div>
    </>
  );
}

/** What the counter will ask for, and until when cancelling costs nothing for these dates. */
function CarTerms({ car: { dates, deposit, company, minimum_age } }: Pick<Props, 'car'>) {
  const t = useTexts('search');
  const language = useLanguage();
  const until = dates?.free_cancellation_until;
  const amount = formatMoney(deposit, language, { short: true });
  return (
    <ul className="text-muted mt-1 text-xs">
      {dates && (
        <li>{until ? t('free_until', { date: formatShortDeadline(until, language) }) : t('not_free')}</li>
      )}
      <li>{deposit === 0 ? t('deposit_by_none') : t(`deposit_by_${company.deposit_by}`, { amount })}</li>
      {minimum_age > YOUNG_DRIVER_UNDER && <li>{t('drivers_from', { age: minimum_age })}</li>}
    </ul>
  );
}

/** The link of the whole card, and what distinguishes it from another car of its name. */
function CarTitle({ car, href, state, onMark, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const variant = cardVariants[useTheme()];
  return (
    <div>
      <Heading className={variant.title}>
        <Link
          onPointerEnter={onMark && (() => onMark(true))}
          onPointerLeave={onMark && (() => onMark(false))}
          onFocus={onMark && (() => onMark(true))}
          onBlur={onMark && (() => onMark(false))}
          to={href}
          state={state}
          className="outline-none after:absolute after:inset-0"
        >
          {carName(car)}
        </Link>
      </Heading>
      <CarOrigin car={car} />
    </div>
  );
}

function CarOrigin({ car }: Pick<Props, 'car'>) {
  const t = useTexts('search');
  const { id, company_name, rating } = car.company;
  const isOwnSite = useTenant()?.company_id === id;
  return (
    <>
      <p className="text-muted text-sm">
        <OrSimilar isShown={car.or_similar} />
        {carTypeName(t, car)}&nbsp;· {String(car.year)}
      </p>
      {(!isOwnSite || rating) && (
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          {!isOwnSite && <span>{company_name}</span>}
          {rating && <CompanyRating rating={rating} />}
        </p>
      )}
    </>
  );
}

/** On the picture; beside a row's small one it would cover the car, and stands above the price. */
function DealBadge({ car, className }: { car: Car; className: string }): ReactNode {
  const t = useTexts('search');
  const language = useLanguage();
  if (!car.dates?.deal_id) return null;
  const off = car.dates.total_before_deal - car.dates.total;
  return (
    <span className={className}>
      <Badge tone="info">
        <TagIcon className="size-3.5" />
        {t('deal', { amount: formatMoney(off, language, { short: true }) })}
      </Badge>
    </span>
  );
}

/** For a page that opens with cards: their marks come beside the style sheet that asks for them. By the server alone. */
export function MarksAhead() {
  return <link rel="preload" as="image" type="image/svg+xml" href={marks} crossOrigin="anonymous" />;
}

type Facts = Pick<
  Car,
  'seats' | 'transmission' | 'fuel_type' | 'km_per_day' | 'damage_excess' | 'luggage' | 'air_conditioning'
>;

const electric = 4;

/** What people compare cars by, in one quiet line or two. */
function CarFacts({ car }: { car: Facts }) {
  const t = useTexts('search');
  const language = useLanguage();
  return (
    <ul className="text-muted flex flex-wrap gap-x-3 gap-y-1 text-sm">
      <Fact icon="icon-seat">{t('seats', { count: car.seats })}</Fact>
      <Fact icon="icon-gear">{t(`transmission_${car.transmission}`)}</Fact>
      <Fact icon={car.fuel_type === electric ? 'icon-bolt' : 'icon-fuel'}>{fuelName(t, car.fuel_type)}</Fact>
      <Fact icon="icon-case">{t('luggage', { count: car.luggage })}</Fact>
      {car.air_conditioning && <Fact icon="icon-snow">{t('air_conditioning_short')}</Fact>}
      <Fact icon="icon-road">
        {car.km_per_day === null ? t('km_unlimited') : t('km_per_day', { count: car.km_per_day })}
      </Fact>
      <Fact icon="icon-shield">{excessText(t, language, car.damage_excess)}</Fact>
    </ul>
  );
}

function excessText(t: Translate<'search'>, language: Language, excess: number | null): string {
  if (excess === null) return t('excess_none');
  if (excess === 0) return t('excess_zero');
  return t('excess', { amount: formatMoney(excess, language, { short: true }) });
}

function Fact({ icon, children }: { icon: `icon-${string}`; children: ReactNode }) {
  return <li className={`icon flex items-center gap-1 ${icon}`}>{children}</li>;
}
