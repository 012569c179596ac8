import Bowser from 'bowser';

const MAX_USER_AGENT = 500;

/** 'Chrome, Windows' from what the browser says of itself; empty when that says nothing. */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  return [browser.name, os.name].filter(Boolean).join(', ');
}
