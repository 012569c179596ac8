import { memo, type CSSProperties } from 'react';
import type { ListedCar } from '../../../contract/search.ts';
import { CarCard } from '../../shared/cars/car-card.tsx';
import type { Searched } from '../../shared/cars/car-place.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import type { CardPlace } from './card-places.ts';
import { listLooks } from './list-look.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { useCardPlace } from './use-card-place.ts';

type Props = {
  car: ListedCar;
  href: string;
  /** The address of the list, for the way back. */
  results: string;
  listKey: string;
  searched: Searched;
  index: number;
  /** Null while more may come than was counted. */
  total: number | null;
  /** Its picture is fetched at once. */
  isEager: boolean;
  isFirst: boolean;
  /** Of its heading. */
  level: 2 | 3;
  isMarked: boolean;
  /** The paper shows every card. */
  isPrinting: boolean;
  onMark: ((carId: number | null) => void) | undefined;
};

export const EAGER_CARS = 4;

/** A car of the list. Far from what is seen it is a name of the same height: found, counted and reached by Tab. */
export const CarItem = memo((props: Props) => {
  const { car, listKey, index, total, isFirst, isPrinting, onMark } = props;
  const look = listLooks[useTheme()];
  const { item, ...place } = useCardPlace({ listKey, carId: car.id, isFirst });
  const isWhole = place.isWhole || isPrinting;
  return (
    <li
      ref={item}
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
      style={styleOf({ ...place, isWhole })}
      className="scroll-mt-24 [contain-intrinsic-height:auto_var(--card-height,20rem)] [content-visibility:auto]"
    >
      <CarCard
        car={car}
        level={props.level}
        isRowOnPhones
        isNameOnly={!isWhole}
        href={props.href}
        state={{ results: props.results }}
        searched={props.searched}
        notice={car.obstacle && <ObstacleNotice obstacle={car.obstacle} />}
        sizes={look.sizes}
        isPriority={props.isEager}
        isMarked={props.isMarked}
        onMark={onMark && ((isOn) => onMark(isOn ? car.id : null))}
      />
    </li>
  );
});

/** Never in the page as it came: every card is whole there, and none has a known height. */
function styleOf({ isWhole, height }: CardPlace): CSSProperties | undefined {
  if (height === null) return isWhole ? undefined : { minHeight: 'var(--card-height, 20rem)' };
  return isWhole ? { containIntrinsicHeight: `auto ${height}px` } : { height };
}
