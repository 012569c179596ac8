import { useState } from 'react';
import type { ReturnPlace } from '@nolo/domain/rental/return-place.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { useIsHydrated } from '@nolo/ui/use-is-hydrated.ts';
import { PlaceField } from '../places/place-field.tsx';
import { useUnknownPlace } from '../places/use-place-field.ts';

type Props = {
  place: ReturnPlace | null;
  /** Typed for it, and none is called so. */
  unknown: string | null;
  onChange: (place: ReturnPlace | null) => void;
};

/**
 * Another place of return, for whoever ticks that (docs/specification/search.md 6). Without the page's JavaScript, too:
 * the tick shows the field, and `readFormFields` reads both.
 */
export function ReturnElsewhere({ place, unknown, onChange }: Props) {
  const t = useTexts('search');
  const unknownPlace = useUnknownPlace();
  const [isOpen, setIsOpen] = useState(place !== null || unknown !== null);
  const isHydrated = useIsHydrated();
  const tick = (isElsewhere: boolean) => {
    setIsOpen(isElsewhere);
    if (!isElsewhere) onChange(null);
  };
  return (
    <div className="group">
      <Checkbox
        name="elsewhere"
        value="true"
        label={t('return_elsewhere')}
        checked={isOpen}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      {(isOpen || !isHydrated) && (
        <div className="hidden py-1 group-has-[[name=elsewhere]:checked]:block">
          <PlaceField
            name="return_place"
            label={t('return_where')}
            value={place ?? (unknown === null ? null : { description: unknown })}
            error={unknown === null ? undefined : unknownPlace(unknown)}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}
