import { useState } from 'react';
import {
  isUsualDriver,
  STATED_AGES,
  STATED_LICENCE_YEARS,
  usualDriver,
  type StatedDriver,
} from '@nolo/domain/rental/stated-driver.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Checkbox } from '@nolo/ui/choice.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';

type Props = { driver: StatedDriver; onChange: (driver: StatedDriver) => void };

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const readNumber = (value: string) => (value === '' ? null : Number(value));

/**
 * Whom the prices are for (docs/specification/search.md 9). Without the page's JavaScript, too: the tick hides the two
 * lists, and `readFormFields` reads all three.
 */
export function DriverFields({ driver, onChange }: Props) {
  const t = useTexts('search');
  const [isOpen, setIsOpen] = useState(false);
  const isStated = isOpen || !isUsualDriver(driver);
  const tick = (isUsual: boolean) => {
    setIsOpen(!isUsual);
    onChange(isUsual ? usualDriver : { age: STATED_AGES.to, licenceYears: null });
  };
  return (
    <div className="group">
      <Checkbox
        name="usualDriver"
        value="true"
        label={t('driver_usual')}
        hint={t('driver_usual_hint')}
        checked={!isStated}
        onChange={({ currentTarget }) => tick(currentTarget.checked)}
      />
      <div className="grid items-end gap-3 pt-2 group-has-[[name=usualDriver]:checked]:hidden sm:grid-cols-2">
        <SelectField
          name="driver_age"
          label={t('driver_age')}
          value={driver.age ?? ''}
          onChange={({ currentTarget }) => onChange(withAge(driver, readNumber(currentTarget.value)))}
          options={[
            ...numbers(STATED_AGES.from, STATED_AGES.to).map((value) => ({ value, label: value })),
            { value: '', label: t('driver_age_usual') },
          ]}
        />
        <SelectField
          name="licence_years"
          label={t('driver_licence')}
          value={driver.licenceYears ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ ...driver, licenceYears: readNumber(currentTarget.value) })
          }
          options={[
            { value: '0', label: t('driver_licence_new') },
            ...numbers(1, mostYears(driver.age)).map((value) => ({
              value,
              label: t('driver_licence_years', { count: Number(value) }),
            })),
            ...(mostYears(driver.age) === STATED_LICENCE_YEARS.to
              ? [{ value: '', label: t('driver_licence_usual') }]
              : []),
          ]}
        />
      </div>
    </div>
  );
}

/** Nobody has a licence for cars before 18. */
function mostYears(age: number | null): number {
  return age === null ? STATED_LICENCE_YEARS.to : Math.min(STATED_LICENCE_YEARS.to, age - STATED_AGES.from);
}

function withAge({ licenceYears }: StatedDriver, age: number | null): StatedDriver {
  const most = mostYears(age);
  if (most === STATED_LICENCE_YEARS.to) return { age, licenceYears };
  return { age, licenceYears: Math.min(licenceYears ?? most, most) };
}
