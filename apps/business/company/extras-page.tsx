import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { ExtraOfCompany } from '@nolo/contract/business/company.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { extraCharges, MAX_EXTRA_QUANTITY } from '@nolo/domain/pricing/extra.ts';
import { languageNames, languages } from '@nolo/i18n/language.ts';
import { amountInField } from '@nolo/i18n/format.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { AmountField } from '@nolo/portal/typed-number-field.tsx';
import { Badge } from '@nolo/ui/badge.tsx';
import { RadioGroup, Switch } from '@nolo/ui/choice.tsx';
import { ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { Price } from '@nolo/ui/price.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { SettingsForm, SettingsPage, typedText, useSettings } from './settings.tsx';

/** What a renter can add to any of the company's cars. */
export function ExtrasPage() {
  const t = useTexts('company');
  const language = useLanguage();
  const { extras } = useSettings();
  return (
    <SettingsPage title={t('extras')} text={t('extras_text')}>
      <ul className="border-line mb-6 border-b">
        {extras.map(({ id, name, price, charged, excess, is_active }) => (
          <li key={id} className="border-line border-t">
            <Link to={String(id)} className="hover:bg-sunken flex min-h-16 items-center gap-4 py-3 desk:px-2">
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
                  {name[language]}
                  {excess !== null && <Badge tone="info">{t('cover')}</Badge>}
                  {!is_active && <Badge>{t('not_in_use')}</Badge>}
                </span>
                <span className="text-muted block text-sm">{t(`charged_${charged}`)}</span>
              </span>
              <Price amountMinor={price} />
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="new" size="large">
        {t('add_extra')}
      </LinkButton>
    </SettingsPage>
  );
}

/** One extra, or a new one. */
export function ExtraPage() {
  const t = useTexts('company');
  const language = useLanguage();
  const { id } = useParams();
  const { extras } = useSettings();
  const extra = extras.find((one) => String(one.id) === id);
  return (
    <SettingsPage
      title={extra ? extra.name[language] : t('new_extra')}
      back={{ to: 'extras', label: t('extras') }}
    >
      <ExtraForm key={id} extra={extra} />
    </SettingsPage>
  );
}

/** How many of one extra a rental can take. */
const QUANTITIES = Array.from({ length: MAX_EXTRA_QUANTITY }, (_, index) => String(index + 1));

const kinds = ['extra', 'cover', 'driver'] as const;
type Kind = (typeof kinds)[number];

function kindOf(extra: ExtraOfCompany | undefined): Kind {
  if (extra === undefined || (extra.excess === null && !extra.is_driver)) return 'extra';
  return extra.is_driver ? 'driver' : 'cover';
}

type Body = CallInput<BusinessApi['addExtra']>['body'];
type Chosen = { kind: Kind; charged: Body['charged']; most: number; isActive: boolean };

function bodyOf(typed: FormData, { kind, charged, most, isActive }: Chosen, group: string | null): Body {
  return {
    name: {
      en: typedText(typed, 'name.en'),
      it: typedText(typed, 'name.it'),
      fr: typedText(typed, 'name.fr'),
    },
    price: typedText(typed, 'price'),
    charged,
    is_driver: kind === 'driver',
    // A cover without an excess covers everything.
    excess: kind === 'cover' ? typedText(typed, 'excess') || 0 : null,
    group: kind === 'extra' ? group : null,
    // Covers are one choice, and drivers have a limit of their own.
    most: kind === 'extra' ? most : MAX_EXTRA_QUANTITY,
    is_active: isActive,
  };
}

function MostField({ most, onMost }: { most: number; onMost: (most: number) => void }) {
  const t = useTexts('company');
  return (
    <SelectField
      name="most"
      label={t('most')}
      hint={t('most_hint')}
      value={String(most)}
      onChange={({ target }) => onMost(Number(target.value))}
      options={QUANTITIES.map((count) => ({ value: count, label: count }))}
    />
  );
}

function ExtraForm({ extra }: { extra: ExtraOfCompany | undefined }) {
  const t = useTexts('company');
  const language = useLanguage();
  const [chosen, setChosen] = useState<Chosen>({
    kind: kindOf(extra),
    charged: extra?.charged ?? 'per_trip',
    most: extra?.most ?? MAX_EXTRA_QUANTITY,
    isActive: extra?.is_active ?? true,
  });
  const choose = (changed: Partial<Chosen>) => setChosen({ ...chosen, ...changed });
  return (
    <SettingsForm
      to="/extras"
      send={(typed, companyId) => {
        const body = bodyOf(typed, chosen, extra?.group ?? null);
        return extra
          ? api.call('changeExtra', { params: { companyId, id: extra.id }, body })
          : api.call('addExtra', { params: { companyId }, body });
      }}
    >
      {(errorOf) => (
        <>
          <RadioGroup
            name="kind"
            label={t('extra_kind')}
            value={chosen.kind}
            onChange={({ target }) => choose({ kind: target.value as Kind })}
            options={kinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
          />
          {languages.map((one) => (
            <TextField
              key={one}
              name={`name.${one}`}
              lang={one}
              label={t('name_in', { language: languageNames[one] })}
              autoComplete="off"
              defaultValue={extra?.name[one]}
              error={errorOf(`name.${one}`)}
            />
          ))}
          <AmountField
            name="price"
            label={t('price')}
            defaultValue={amountInField(extra?.price ?? null, language)}
            error={errorOf('price')}
          />
          <RadioGroup
            name="charged"
            label={t('charged')}
            value={chosen.charged}
            onChange={({ target }) => choose({ charged: target.value as Body['charged'] })}
            options={extraCharges.map((charge) => ({ value: charge, label: t(`charged_${charge}`) }))}
          />
          {chosen.kind === 'extra' && <MostField most={chosen.most} onMost={(most) => choose({ most })} />}
          {chosen.kind === 'cover' && (
            <AmountField
              name="excess"
              label={t('excess')}
              hint={t('excess_hint')}
              defaultValue={amountInField(extra?.excess ?? null, language)}
              error={errorOf('excess')}
            />
          )}
          {extra && (
            <Switch
              label={t('offered')}
              hint={t('offered_hint')}
              checked={chosen.isActive}
              onChange={({ target }) => choose({ isActive: target.checked })}
            />
          )}
        </>
      )}
    </SettingsForm>
  );
}
