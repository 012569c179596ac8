import { Link, useLocation } from 'react-router';
import { languageNames, languages } from '@nolo/i18n/language.ts';
import { rememberLanguage } from '../i18n/remember-language.ts';
import { useLanguage } from '@nolo/i18n/use-texts.ts';
import { inLanguage } from '../app/paths.ts';

/** The same page in each language; query string and navigation state come along. */
export function LanguageLinks({ className, onChoose }: { className: string; onChoose?: () => void }) {
  const current = useLanguage();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  return languages.map((language) => (
    <Link
      key={language}
      to={{ pathname: inLanguage(pathname, language), search, hash }}
      state={state}
      lang={language}
      hrefLang={language}
      preventScrollReset
      aria-current={language === current ? 'true' : undefined}
      onClick={() => {
        rememberLanguage(language);
        onChoose?.();
      }}
      className={className}
    >
      {languageNames[language]}
    </Link>
  ));
}
