import { deliveredLogo } from '@nolo/domain/website/delivered-logo.ts';
import { primaryTones } from '@nolo/domain/website/primary-tones.ts';
import { defaultColors } from '@nolo/domain/website/theme.ts';
import type { Config } from '../../platform/config.ts';
import { legalOf } from '../../websites/legal.ts';
import type { Website } from '../../websites/website-store.ts';

/** Text on a filled ground, and coloured text on the paper: each readable (WCAG 1.4.3). */
type Tones = { fill: string; onFill: string; text: string };

/** The website a message speaks for: its address, its name and its looks. */
export type MailSite = {
  origin: string;
  name: string;
  /** Address of its logo; null: the name stands there. */
  logo: string | null;
  light: Tones;
  dark: Tones;
  /** Whose it is. */
  legal: { company: string; vat: string };
  /** Who runs bookings and payments for it; null: itself. */
  operator: string | null;
};

type Brand = Pick<Config, 'OPERATOR_NAME' | 'OPERATOR_VAT' | 'PUBLIC_ORIGIN'>;

function tonesOf(color: string): Pick<MailSite, 'light' | 'dark'> {
  const [light, dark] = [primaryTones(color, 'light'), primaryTones(color, 'dark')];
  return {
    light: { fill: light.primary, onFill: light.onPrimary, text: light.primaryText },
    dark: { fill: dark.primary, onFill: dark.onPrimary, text: dark.primaryText },
  };
}

export function platformSite(config: Brand): MailSite {
  return {
    origin: config.PUBLIC_ORIGIN,
    name: 'Nolo',
    logo: null,
    ...tonesOf(defaultColors[4]),
    legal: { company: config.OPERATOR_NAME, vat: config.OPERATOR_VAT },
    operator: null,
  };
}

type Tenant = Pick<Website, 'name' | 'logo' | 'theme_color' | 'legal_name' | 'vat_number'>;

export function tenantSite(config: Brand, website: Tenant, origin: string): MailSite {
  const logo = deliveredLogo(website.logo);
  return {
    origin,
    name: website.name,
    logo: logo === null ? null : origin + logo,
    ...tonesOf(website.theme_color),
    legal: legalOf(website, config),
    operator: config.OPERATOR_NAME,
  };
}
