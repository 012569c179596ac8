import { useLoaderData, useNavigate, useParams } from 'react-router';
import type { BusinessApi } from '@nolo/contract/business/api.ts';
import type { ReportedDriverForm } from '@nolo/contract/business/police-report.ts';
import type { CallInput } from '@nolo/contract/endpoint.ts';
import { policeDocuments } from '@nolo/domain/police-report/police-codes.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { NotFoundPage } from '@nolo/portal/error-page.tsx';
import { Refusal } from '@nolo/portal/refusal.tsx';
import { useAct } from '@nolo/portal/use-act.ts';
import { Button } from '@nolo/ui/button.tsx';
import { SelectField } from '@nolo/ui/select-field.tsx';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { FormPage } from './form-page.tsx';
import type { Content, loadReport } from './load-report.ts';
import { PlacePicker } from './place-picker.tsx';

type Body = CallInput<BusinessApi['describeDriver']>['body'];
type ErrorOf = (...names: string[]) => string | undefined;

/** A second driver of an own rental of whom nothing has been said yet. */
const NOBODY: ReportedDriverForm = {
  position: 2,
  name: '',
  is_renter: false,
  first_name: '',
  last_name: '',
  dob: '',
  birth_place: null,
  citizenship: null,
  residence_place: null,
  residence_address: '',
  document_code: null,
  document_codes: [...policeDocuments],
  document_number: '',
  document_place: null,
  licence_number: '',
  licence_place: null,
};

/** What the police ask of whoever drives: of a renter what the profile does not say, of others everything. */
export function DriverPage() {
  const t = useTexts('police-report');
  const { position = '1' } = useParams();
  const { content, rental } = useLoaderData<typeof loadReport>();
  const known = content?.drivers.find((one) => String(one.position) === position);
  const driver = known ?? (rental.is_own && position === '2' ? NOBODY : undefined);
  if (content === null || driver === undefined) return <NotFoundPage />;
  const isFirst = driver.position === 1;
  const title = driver.name || t(isFirst ? 'driver_title' : 'second_title');
  return (
    <FormPage
      title={title}
      text={t(driver.is_renter ? 'driver_renter_text' : 'driver_own_text')}
      send={(typed, rentalOf) =>
        api.call('describeDriver', {
          params: { ...rentalOf, position: driver.position },
          body: Object.fromEntries(typed) as Body,
        })
      }
      more={!driver.is_renter && !isFirst && known && <RemoveSecond />}
    >
      {(errorOf) => (
        <>
          <NameFields driver={driver} content={content} errorOf={errorOf} />
          <OriginFields driver={driver} errorOf={errorOf} />
          <DocumentFields driver={driver} errorOf={errorOf} />
        </>
      )}
    </FormPage>
  );
}

type FieldsProps = { driver: ReportedDriverForm; errorOf: ErrorOf };

/** A renter's names are asked for when theirs are in another script. */
function NameFields({ driver, content, errorOf }: FieldsProps & { content: Content }) {
  const t = useTexts('police-report');
  const prefix = driver.position === 1 ? 'driver' : 'second';
  const isForeign = (field: 'last_name' | 'first_name') =>
    content.missing.some((one) => one.field === `${prefix}_${field}` && one.why === 'not_latin');
  const names = (['last_name', 'first_name'] as const).filter(
    (name) => !driver.is_renter || driver[name] !== '' || isForeign(name),
  );
  return (
    <>
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          autoComplete="off"
          label={t(`field_${name}`)}
          hint={driver.is_renter || isForeign(name) ? t('latin_hint') : undefined}
          defaultValue={driver[name]}
          error={errorOf(name)}
        />
      ))}
      {!driver.is_renter && (
        <TextField
          name="dob"
          type="date"
          label={t('field_dob')}
          defaultValue={driver.dob}
          error={errorOf('dob')}
        />
      )}
    </>
  );
}

function OriginFields({ driver, errorOf }: FieldsProps) {
  const t = useTexts('police-report');
  return (
    <>
      <PlacePicker
        name="birth_place"
        label={t('field_birth_place')}
        hint={t('place_hint')}
        value={driver.birth_place}
        error={errorOf('birth_place')}
      />
      <PlacePicker
        onlyCountries
        name="citizenship"
        label={t('field_citizenship')}
        value={driver.citizenship}
        error={errorOf('citizenship')}
      />
      {driver.position === 1 && (
        <>
          <PlacePicker
            isOptional
            name="residence_place"
            label={t('field_residence_place')}
            hint={t('place_hint')}
            value={driver.residence_place}
            error={errorOf('residence_place')}
          />
          <TextField
            isOptional
            name="residence_address"
            autoComplete="off"
            label={t('field_residence_address')}
            defaultValue={driver.residence_address}
            error={errorOf('residence_address')}
          />
        </>
      )}
    </>
  );
}

function DocumentFields({ driver, errorOf }: FieldsProps) {
  const t = useTexts('police-report');
  return (
    <>
      <SelectField
        name="document_code"
        label={t('field_document_code')}
        placeholder={t('choose')}
        defaultValue={driver.document_code ?? ''}
        options={driver.document_codes.map((code) => ({ value: code, label: t(`document_${code}`) }))}
        error={errorOf('document_code')}
      />
      {!driver.is_renter && (
        <TextField
          name="document_number"
          autoComplete="off"
          autoCapitalize="characters"
          label={t('field_document_number')}
          defaultValue={driver.document_number}
          error={errorOf('document_number')}
        />
      )}
      <PlacePicker
        name="document_place"
        label={t('field_document_place')}
        hint={t('place_hint')}
        value={driver.document_place}
        error={errorOf('document_place')}
      />
      {!driver.is_renter && (
        <TextField
          name="licence_number"
          autoComplete="off"
          autoCapitalize="characters"
          label={t('field_licence_number')}
          defaultValue={driver.licence_number}
          error={errorOf('licence_number')}
        />
      )}
      <PlacePicker
        name="licence_place"
        label={t('field_licence_place')}
        hint={t('place_hint')}
        value={driver.licence_place}
        error={errorOf('licence_place')}
      />
    </>
  );
}

/** Nobody but the customer drives after all. */
function RemoveSecond() {
  const t = useTexts('police-report');
  const { companyId = '', id = '' } = useParams();
  const navigate = useNavigate();
  const { act, isBusy, error } = useAct(async () => {
    await api.call('removeSecondDriver', { params: { companyId, id } });
    await navigate(`/${companyId}/rentals/${id}/police-report`);
  });
  return (
    <div className="mt-2 grid max-w-2xl gap-2">
      {error !== null && <Refusal error={error} />}
      <Button variant="danger" size="large" className="w-full desk:w-auto" isBusy={isBusy} onClick={act}>
        {t('remove_second')}
      </Button>
    </div>
  );
}
