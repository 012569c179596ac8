import { useTexts } from '@nolo/i18n/use-texts.ts';
import { TextField } from '@nolo/ui/text-field.tsx';
import { api } from '../api.ts';
import { SettingsForm, SettingsPage, typedText, useSettings } from './settings.tsx';

/** Where the platform's e-invoices reach the company, and what is missing for them. */
export function InvoicingPage() {
  const t = useTexts('company');
  const { invoicing } = useSettings();
  return (
    <SettingsPage title={t('invoicing')} text={t('invoicing_page_text')}>
      {invoicing.missing.length > 0 && (
        <p className="text-danger mb-4 font-medium">
          {t('invoicing_missing')} {invoicing.missing.map((problem) => t(`missing_${problem}`)).join(', ')}.
        </p>
      )}
      <dl className="mb-4 grid gap-2">
        <Fact name={t('invoicing_company')}>{invoicing.legal_name}</Fact>
        <Fact name={t('invoicing_vat')}>{invoicing.vat_number}</Fact>
        <Fact name={t('invoicing_address')}>{invoicing.address}</Fact>
      </dl>
      <SettingsForm
        send={(typed, companyId) =>
          api.call('changeInvoicing', {
            params: { companyId },
            body: {
              zip: typedText(typed, 'zip'),
              province: typedText(typed, 'province'),
              sdi_code: typedText(typed, 'sdi_code'),
              pec_email: typedText(typed, 'pec_email'),
            },
          })
        }
      >
        {(errorOf) => (
          <>
            <TextField
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              label={t('invoicing_zip')}
              defaultValue={invoicing.zip}
              error={errorOf('zip')}
            />
            <TextField
              name="province"
              autoComplete="off"
              autoCapitalize="characters"
              label={t('invoicing_province')}
              hint={t('invoicing_province_hint')}
              defaultValue={invoicing.province}
              error={errorOf('province')}
            />
            <TextField
              name="sdi_code"
              autoComplete="off"
              autoCapitalize="characters"
              label={t('invoicing_sdi')}
              hint={t('invoicing_sdi_hint')}
              defaultValue={invoicing.sdi_code}
              error={errorOf('sdi_code')}
            />
            <TextField
              name="pec_email"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              label={t('invoicing_pec')}
              defaultValue={invoicing.pec_email}
              error={errorOf('pec_email')}
            />
          </>
        )}
      </SettingsForm>
    </SettingsPage>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}
