import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { LocationOfCompany } from '@nolo/contract/business/company.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Badge } from '@nolo/ui/badge.tsx';
import { Button } from '@nolo/ui/button.tsx';
import { Switch } from '@nolo/ui/choice.tsx';
import { ChevronRightIcon } from '@nolo/ui/icons.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { TextAreaField, TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { LocationPicture } from './location-picture.tsx';
import { SettingsForm, SettingsPage, typedText, useSettings } from './settings.tsx';

/** Where the company hands cars over. */
export function LocationsPage() {
  const t = useTexts('company');
  const { locations } = useSettings();
  return (
    <SettingsPage title={t('locations')} text={t('locations_text')}>
      <ul className="border-line mb-6 border-b">
        {locations.map(({ id, name, city, street, email, phone, is_active }) => (
          <li key={id} className="border-line border-t">
            <Link to={String(id)} className="hover:bg-sunken flex min-h-16 items-center gap-4 py-3 desk:px-2">
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-3 text-lg font-semibold">
                  {name}, {city}
                  {!is_active && <Badge>{t('not_in_use')}</Badge>}
                </span>
                <span className="text-muted block text-sm break-words">
                  {email}, {phone}
                </span>
                {is_active && street === null && (
                  <span className="text-warning block text-sm font-medium">{t('street_missing')}</span>
                )}
              </span>
              <ChevronRightIcon />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="new" size="large">
        {t('add_location')}
      </LinkButton>
    </SettingsPage>
  );
}

/** One location, or a new one. */
export function LocationPage() {
  const t = useTexts('company');
  const { id } = useParams();
  const { locations } = useSettings();
  const location = locations.find((one) => String(one.id) === id);
  return (
    <SettingsPage
      title={location ? location.name : t('new_location')}
      back={{ to: 'locations', label: t('locations') }}
    >
      <LocationForm key={id} location={location} />
      {location && <LocationPicture location={location} />}
    </SettingsPage>
  );
}

/** '41.9011, 12.5018', as maps give it. */
const POINT = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** What is no point is sent as none: the server says so at the field. */
function pointOf(typed: string): { latitude: number; longitude: number } {
  const [, latitude, longitude] = POINT.exec(typed) ?? [];
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function LocationForm({ location }: { location: LocationOfCompany | undefined }) {
  const t = useTexts('company');
  const [isActive, setIsActive] = useState(location?.is_active ?? true);
  const [point, setPoint] = useState(location ? `${location.latitude}, ${location.longitude}` : '');
  return (
    <SettingsForm
      to="/locations"
      send={(typed, companyId) => {
        const body = {
          name: typedText(typed, 'name'),
          city: typedText(typed, 'city'),
          street: typedText(typed, 'street'),
          zip: typedText(typed, 'zip'),
          directions: {
            it: typedText(typed, 'directions_it'),
            en: typedText(typed, 'directions_en'),
            fr: typedText(typed, 'directions_fr'),
          },
          ...pointOf(point),
          email: typedText(typed, 'email'),
          phone: typedText(typed, 'phone'),
          is_active: isActive,
        };
        return location
          ? api.call('changeLocation', { params: { companyId, id: location.id }, body })
          : api.call('addLocation', { params: { companyId }, body });
      }}
    >
      {(errorOf) => (
        <>
          <TextField
            name="name"
            label={t('location_name')}
            hint={t('location_name_hint')}
            autoComplete="off"
            defaultValue={location?.name}
            error={errorOf('name')}
          />
          <TextField
            name="city"
            label={t('city')}
            autoComplete="address-level2"
            defaultValue={location?.city}
            error={errorOf('city')}
          />
          <Street location={location} errorOf={errorOf} />
          <Directions location={location} errorOf={errorOf} />
          <PointField value={point} onChange={setPoint} error={errorOf('latitude', 'longitude')} />
          <Contacts location={location} errorOf={errorOf} />
          {location && (
            <Switch
              label={t('in_use')}
              hint={t('in_use_hint')}
              checked={isActive}
              onChange={({ target }) => setIsActive(target.checked)}
            />
          )}
        </>
      )}
    </SettingsForm>
  );
}

type PartProps = {
  location: LocationOfCompany | undefined;
  errorOf: (...names: string[]) => string | undefined;
};

/** Both, or neither: until then renters read the town. */
function Street({ location, errorOf }: PartProps) {
  const t = useTexts('company');
  return (
    <>
      <TextField
        name="street"
        isOptional
        label={t('street')}
        hint={t('street_hint')}
        autoComplete="address-line1"
        defaultValue={location?.street ?? ''}
        error={errorOf('street')}
      />
      <TextField
        name="zip"
        isOptional
        label={t('zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        defaultValue={location?.zip ?? ''}
        error={errorOf('zip')}
      />
    </>
  );
}

/** Where the people there are told of bookings, and called. */
function Contacts({ location, errorOf }: PartProps) {
  const t = useTexts('company');
  const account = useTexts('account');
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={account('email')}
        hint={t('location_email_hint')}
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={location?.email}
        error={errorOf('email')}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('phone')}
        autoComplete="tel"
        defaultValue={location?.phone}
        error={errorOf('phone')}
      />
    </>
  );
}

/** How the counter is found; who reads another language than those written gets the Italian text. */
function Directions({ location, errorOf }: PartProps) {
  const t = useTexts('company');
  return (
    <fieldset className="grid gap-3">
      <legend className="font-semibold">{t('directions')}</legend>
      <p className="text-muted text-sm">{t('directions_hint')}</p>
      {(['it', 'en', 'fr'] as const).map((language) => (
        <TextAreaField
          key={language}
          name={`directions_${language}`}
          isOptional
          label={t(`in_${language}`)}
          defaultValue={location?.directions?.[language] ?? ''}
          error={errorOf(`directions.${language}`)}
        />
      ))}
    </fieldset>
  );
}

type PointProps = { value: string; onChange: (value: string) => void; error: string | undefined };

/** Where it is: by standing there, or as a map gives it. */
function PointField({ value, onChange, error }: PointProps) {
  const t = useTexts('company');
  const [isAsking, setIsAsking] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const locate = () => {
    setIsAsking(true);
    setIsUnknown(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onChange(`${coords.latitude.toFixed(5)}, ${coords.longitude.toFixed(5)}`);
        setIsAsking(false);
      },
      () => {
        setIsUnknown(true);
        setIsAsking(false);
      },
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };
  return (
    <div className="grid gap-2">
      <TextField
        name="point"
        label={t('point')}
        hint={t('point_hint')}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error ?? (isUnknown ? t('point_unknown') : undefined)}
      />
      <Button variant="secondary" className="min-h-12! justify-self-start" isBusy={isAsking} onClick={locate}>
        {t('point_here')}
      </Button>
    </div>
  );
}
