import { memo, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import type { ListedCar } from '@nolo/contract/search.ts';
import { CarCard } from '../../shared/cars/car-card.tsx';
import type { Searched } from '../../shared/cars/car-place.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { listVariants } from './list-variant.ts';
import { UnavailabilityNotice } from './unavailability-notice.tsx';

type Props = {
  car: ListedCar;
  href: string;
  /** The address of the list, for the way back. */
  results: string;
  searched: Searched;
  index: number;
  /** Null while more may come than was counted. */
  total: number | null;
  /** Its picture is fetched at once. */
  isEager: boolean;
  /** Of its heading. */
  level: 2 | 3;
  isMarked: boolean;
  onMark: ((carId: number | null) => void) | undefined;
};

export const EAGER_CARS = 4;

/** A car of the list. Those added later are laid out once they are near what is seen. */
export const CarItem = memo((props: Props) => {
  const { car, index, total, onMark } = props;
  const variant = listVariants[useTheme()];
  // Who comes back is taken to where they were in pixels: a guessed height would lead to another car.
  const [isBack] = useState(useNavigationType() === NavigationType.Pop);
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
      className={`scroll-mt-24 ${isBack ? '' : '[contain-intrinsic-height:auto_20rem] [content-visibility:auto] print:[content-visibility:visible]'}`}
    >
      <CarCard
        car={car}
        level={props.level}
        isRowOnPhones
        href={props.href}
        state={{ results: props.results }}
        searched={props.searched}
        notice={car.unavailability && <UnavailabilityNotice unavailability={car.unavailability} />}
        sizes={variant.sizes}
        isPriority={props.isEager}
        isMarked={props.isMarked}
        onMark={onMark && ((isOn) => onMark(isOn ? car.id : null))}
      />
    </li>
  );
});
