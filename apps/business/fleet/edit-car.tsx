import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { CarConflict } from './car-conflict.tsx';
import { CarFormFields, SaveBar } from './car-form.tsx';
import type { Car, Choices } from './car-values.ts';
import { RenterPrice } from './renter-price.tsx';
import { useCarEditing } from './use-car-editing.ts';

/** The form of a car that is there already. */
export function EditCar({ car, choices, isReadOnly }: { car: Car; choices: Choices; isReadOnly: boolean }) {
  const t = useTexts('fleet');
  const { form, save, isBusy, isSaved, differences, error } = useCarEditing(car, choices);
  const { isDirty } = form.formState;
  return (
    <div className="mt-4 flex flex-1 flex-col">
      {differences.length > 0 && <CarConflict key={car.version} {...{ differences, form, choices }} />}
      <CarFormFields
        form={form}
        choices={choices}
        isReadOnly={isReadOnly}
        onSubmit={save}
        beside={isReadOnly ? null : <RenterPrice carId={car.id} />}
      >
        {error !== null && (
          <div className="mt-4">
            <Refusal error={error} />
          </div>
        )}
        {!isReadOnly && (
          <SaveBar>
            <Button type="submit" size="large" isBusy={isBusy} className="max-desk:flex-1">
              {t('save')}
            </Button>
            <output className={`empty:hidden ${isDirty ? 'text-muted' : 'text-success font-medium'}`}>
              {isDirty ? t('unsaved') : isSaved ? t('saved') : null}
            </output>
          </SaveBar>
        )}
      </CarFormFields>
    </div>
  );
}
