import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import {
  isLanguage,
  languageKey,
  languageNames,
  languageOfHeader,
  languages,
  type Language,
} from '@nolo/i18n/language.ts';
import { LanguageContext } from '@nolo/i18n/use-texts.ts';
import { deviceStorage } from './browser-storage.ts';
import { SelectField } from './select-field.tsx';

/** As chosen on this device, else the browser's. */
export function deviceLanguage(): Language {
  const stored = deviceStorage.read(languageKey);
  return isLanguage(stored) ? stored : languageOfHeader(navigator.languages.join());
}

const ChooseContext = createContext<(language: Language) => void>(() => undefined);

/** Says the language to everything inside it, for a front end whose addresses do not. */
export function DeviceLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(deviceLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    deviceStorage.write(languageKey, chosen);
    setLanguage(chosen);
  };
  return (
    <LanguageContext value={language}>
      <ChooseContext value={choose}>{children}</ChooseContext>
    </LanguageContext>
  );
}

/** Chooses the language that `DeviceLanguage` says. */
export const useChooseLanguage = () => use(ChooseContext);

export function LanguageField({ label }: { label: string }) {
  const choose = useChooseLanguage();
  return (
    <SelectField
      label={label}
      value={use(LanguageContext)}
      onChange={({ target }) => isLanguage(target.value) && choose(target.value)}
      options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
    />
  );
}
