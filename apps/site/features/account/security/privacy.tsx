import { useState } from 'react';
import type { Consent } from '@nolo/contract/privacy.ts';
import { fileNameOf } from '@nolo/domain/website/file-name.ts';
import { formatDate, localDateTime } from '@nolo/i18n/format.ts';
import { messageOf } from '@nolo/contract/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { paths } from '../../../app/paths.ts';
import { useSiteName } from '../../../theme/use-tenant.ts';
import { useLanguage, useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { Switch } from '@nolo/ui/choice.tsx';
import { LinkButton } from '@nolo/ui/link-button.tsx';
import { toast } from '@nolo/ui/toast-store.ts';

/** What somebody has agreed to, and everything kept about them as a file. */
export function Privacy({ consents: initial }: { consents: Consent[] }) {
  const t = useTexts('security');
  const [consents, setConsents] = useState(initial);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h3 className="text-base">{t('consents')}</h3>
        {consents.length === 0 ? (
          <p className="text-muted mt-1">{t('consents_none')}</p>
        ) : (
          <ul className="divide-line border-line mt-2 divide-y border-y">
            {consents.map((consent) => (
              <GivenConsent key={consent.kind + consent.given_at} consent={consent} />
            ))}
          </ul>
        )}
        <p className="text-muted mt-2 text-sm">{t('consents_text')}</p>
      </div>
      <Newsletter consents={consents} onChanged={setConsents} />
      <Export />
    </div>
  );
}

const day = (instant: string) => formatDate(localDateTime(instant));

function GivenConsent({ consent }: { consent: Consent }) {
  const t = useTexts('security');
  const { kind, version, given_at, revoked_at } = consent;
  return (
    <li className="py-3">
      <p className="font-semibold">{t(`consent_${kind}`, { version })}</p>
      <p className="text-muted text-sm">
        <span>{t('consent_given', { day: day(given_at) })}</span>
        {revoked_at && <span>{`\u00a0· ${t('consent_revoked', { day: day(revoked_at) })}`}</span>}
      </p>
    </li>
  );
}

type NewsletterProps = { consents: Consent[]; onChanged: (consents: Consent[]) => void };

function Newsletter({ consents, onChanged }: NewsletterProps) {
  const t = useTexts('security');
  /** Shown at once; null once the server has said what holds. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = consents.some(({ kind, revoked_at }) => kind === 'newsletter' && revoked_at === null);
  const change = async (agreed: boolean) => {
    setWanted(agreed);
    try {
      const { data, message } = await browserApi.reply('setNewsletter', { body: { agreed } });
      onChanged(data.consents);
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setWanted(null);
  };
  return (
    <Switch
      label={t('newsletter')}
      hint={t('newsletter_text')}
      checked={wanted ?? isOn}
      disabled={wanted !== null}
      onChange={({ target }) => void change(target.checked)}
    />
  );
}

function Export() {
  const t = useTexts('security');
  const site = useSiteName();
  const language = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const data = await browserApi.call('dataExport');
      saveAsFile(JSON.stringify(data, null, 2), fileNameOf(site, `${data.exported_at.slice(0, 10)}.json`));
    } catch (error) {
      toast.error(messageOf(error));
    }
    setIsBusy(false);
  };
  return (
    <div>
      <h3 className="text-base">{t('export')}</h3>
      <p className="text-muted mt-1 mb-3">{t('export_text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isBusy={isBusy} onClick={() => void save()}>
          {t('export_button')}
        </Button>
        <LinkButton variant="quiet" to={paths.privacyPolicy(language)}>
          {t('privacy_policy')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Hands text to the browser as a download: the call behind it needs the token, which a link cannot send. */
function saveAsFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
