import type { Language } from '../hosted-page/texts.ts';

const en = {
  title: 'Set up your payouts account',
  help: 'The payment provider asks for your company and bank details here. In test mode nothing is needed.',
  account: 'Account',
  complete: 'Complete with test details',
  later: 'Do this later',
};

export type OnboardingTexts = typeof en;

const it: OnboardingTexts = {
  title: 'Configura il conto per gli accrediti',
  help: 'Qui il fornitore dei pagamenti chiede i dati della società e della banca. In modalità di test non serve nulla.',
  account: 'Conto',
  complete: 'Completa con dati di test',
  later: 'Più tardi',
};

const fr: OnboardingTexts = {
  title: 'Configurez votre compte de versement',
  help: 'Le prestataire de paiement demande ici les coordonnées de la société et de la banque. En mode test, rien n’est nécessaire.',
  account: 'Compte',
  complete: 'Terminer avec des données de test',
  later: 'Plus tard',
};

const TEXTS: Record<Language, OnboardingTexts> = { en, it, fr };

export function onboardingTextsIn(language: Language): OnboardingTexts {
  return TEXTS[language];
}
