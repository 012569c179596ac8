import { useState, type ReactNode } from 'react';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import { Button } from '@nolo/ui/button.tsx';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { QrCode } from '@nolo/ui/qr-code.tsx';

/** What an authenticator application takes: by the camera of another device, by a link on this one, or typed. */
export function SetUp({ secret, uri, children }: { secret: string; uri: string; children: ReactNode }) {
  const t = useTexts('portal');
  return (
    <>
      <h1 className="text-2xl">{t('set_up_title')}</h1>
      <p className="text-muted">{t('set_up_text')}</p>
      <figure className="grid gap-2">
        <figcaption className="font-semibold">{t('set_up_scan')}</figcaption>
        <QrCode text={uri} label={t('set_up_qr')} className="border-line rounded-card mx-auto w-56 border" />
      </figure>
      <a href={uri} className={buttonStyle('secondary', 'large', 'desk:hidden')}>
        {t('set_up_open')}
      </a>
      <div className="grid gap-2">
        <p className="font-semibold">{t('set_up_secret')}</p>
        <p className="bg-sunken rounded-control p-3 text-lg tracking-wide select-all">{inFours(secret)}</p>
        <CopyButton text={secret} />
      </div>
      {children}
    </>
  );
}

/** Shown once; they are given out when the second factor is new. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts('portal');
  const text = codes.join('\n');
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl">{t('recovery_title')}</h1>
      <p className="text-muted">{t('recovery_text')}</p>
      <ul className="bg-sunken rounded-control grid gap-3 p-4 text-sm tabular-nums desk:text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3">
        <CopyButton text={text} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="nolo-recovery-codes.txt"
          className={buttonStyle('secondary', 'large', 'px-3! text-base!')}
        >
          {t('download')}
        </a>
      </div>
      <Button size="large" onClick={onDone}>
        {t('recovery_done')}
      </Button>
    </div>
  );
}

const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function CopyButton({ text }: { text: string }) {
  const t = useTexts('portal');
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button variant="secondary" size="large" className="px-3! text-base!" onClick={() => void copy()}>
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
