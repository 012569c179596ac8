import { useTexts } from '@nolo/i18n/use-texts.ts';
import { buttonStyle } from '@nolo/ui/button-style.ts';
import { Card } from '@nolo/ui/card.tsx';
import { LanguageField } from '@nolo/ui/device-language.tsx';

export function WelcomePage() {
  const t = useTexts('backoffice');
  const title = t('title');
  return (
    <main className="m-auto grid w-full max-w-lg gap-6 p-4">
      <title>{title}</title>
      <Card className="grid gap-4">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-lg">{t('text')}</p>
        <p className="text-muted">{t('hint')}</p>
        <a href="/" className={buttonStyle('primary', 'large')}>
          {t('action')}
        </a>
      </Card>
      <LanguageField label={t('language')} />
    </main>
  );
}
