import type { ReactNode } from 'react';
import type { Passkey } from '../../../../contract/passkeys.ts';
import type { Consent } from '../../../../contract/privacy.ts';
import type { Session } from '../../../../contract/sessions.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { Privacy } from './privacy.tsx';

type SectionId = 'password' | 'passkeys' | 'devices' | 'privacy' | 'delete';

type Props = { sessions: Session[]; passkeys: Passkey[]; consents: Consent[] };

/** Password, passkeys, devices, privacy and the end of an account. `#password` in the address leads to a section. */
export function SecurityPage({ sessions, passkeys, consents }: Props) {
  const t = useTexts('security');
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-muted mt-2 max-w-2xl">{t('intro')}</p>
      <div className="mt-6 flex max-w-3xl flex-col gap-6">
        <Section id="password" text={t('password_text')}>
          <ChangePassword />
        </Section>
        <Section id="passkeys" text={t('passkeys_text')}>
          <Passkeys passkeys={passkeys} />
        </Section>
        <Section id="devices" text={t('devices_text')}>
          <Devices sessions={sessions} />
        </Section>
        <Section id="privacy" text={t('privacy_text')}>
          <Privacy consents={consents} />
        </Section>
        <Section id="delete" text={t('delete_text')}>
          <DeleteAccount />
        </Section>
      </div>
    </div>
  );
}

function Section({ id, text, children }: { id: SectionId; text: string; children: ReactNode }) {
  const t = useTexts('security');
  return (
    <Card id={id} className="scroll-mt-20">
      <section aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="text-xl">
          {t(id)}
        </h2>
        <p className="text-muted mt-1 mb-5">{text}</p>
        {children}
      </section>
    </Card>
  );
}
