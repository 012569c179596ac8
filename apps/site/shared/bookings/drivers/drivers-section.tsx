import type { z } from 'zod';
import type { companyExtra } from '@nolo/contract/cars.ts';
import { formatMoney } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SubmitButton } from '@nolo/ui/submit-button.tsx';
import { UserIcon } from '@nolo/ui/icons.tsx';
import { TextFieldWithButton } from '@nolo/ui/text-field-with-button.tsx';
import type { DriversModel } from './use-drivers.ts';

type Price = Pick<z.infer<typeof companyExtra>, 'price' | 'charged'>;

/** Additional drivers, each named by e-mail address; `price` is what one of them costs. */
export function DriversSection({ price, model }: { price: Price; model: DriversModel }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  return (
    <section aria-labelledby="drivers-title" className="flex flex-col gap-3">
      <div>
        <h3 id="drivers-title" className="text-lg">
          {t('drivers')}
        </h3>
        <p className="text-muted mt-1 text-sm">
          {t('drivers_text')}{' '}
          {t(price.charged, { price: formatMoney(price.price, language, { short: true }) })}.
        </p>
      </div>
      {model.drivers.length > 0 && (
        <ul className="divide-line divide-y">
          {model.drivers.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              <span className="flex min-w-0 items-center gap-3 font-semibold">
                <UserIcon className="text-muted" />
                <span className="break-words">{name}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('remove_named', { name })}
                onClick={() => model.remove(id)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {model.hasRoom ? <DriverField model={model} /> : <p className="text-sm">{t('drivers_full')}</p>}
    </section>
  );
}

function DriverField({ model }: { model: DriversModel }) {
  const t = useTexts('checkout');
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void model.add();
      }}
    >
      <TextFieldWithButton
        label={t('driver_email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={model.email}
        error={model.error}
        onChange={(event) => model.type(event.currentTarget.value)}
        button={
          <SubmitButton variant="secondary" className="h-12" isBusy={model.isBusy}>
            {t('add')}
          </SubmitButton>
        }
      />
      {model.invite && (
        <Button
          variant="secondary"
          className="mt-3"
          isBusy={model.isBusy}
          onClick={() => void model.invite?.()}
        >
          {t('driver_invite')}
        </Button>
      )}
      <output className="mt-2 block text-sm break-words empty:hidden">
        {model.invited !== null && t('driver_invited', { email: model.invited })}
      </output>
    </form>
  );
}
