import type { Locator, Page } from '@playwright/test';
import { languages, type Language } from '../../../locales/language.ts';
import { paths } from '../../../web/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { rules, type Rule } from '../../factories/field-rules.ts';
import { forms, type FormName } from '../../factories/forms.ts';
import { expect, test } from '../support/test.ts';
import type { FreeCar } from '../support/free-car.ts';
import { textsIn } from '../support/texts-in.ts';

type Screen = {
  path: (lang: Language, car: FreeCar) => string;
  /** Behind the log-in. */
  isRenters?: true;
  /** Opens the form on its page, or more of its fields. */
  open?: (page: Page, lang: Language) => Promise<void>;
  /** What the form is in, where the page has others with such fields. */
  inside?: string;
  /** Before the names of fields. */
  prefix?: string;
  /** The button that judges the form, where it is not the form's own. */
  send?: (page: Page, lang: Language) => Promise<Locator>;
};

const checkout = (lang: Language, car: FreeCar) =>
  `${paths.checkout(lang, { carId: car.id, slug: car.slug, start_date: inDays(10), end_date: inDays(13), isSameTime: true })}&step=billing`;
const continueButton = async (page: Page, lang: Language) =>
  page.getByRole('button', { name: (await textsIn(lang, 'checkout'))('continue'), exact: true });

/** Where a visitor meets each form. */
const screens: Partial<Record<FormName, Screen>> = {
  logIn: { path: (lang) => paths.login(lang) },
  signUp: { path: (lang) => paths.login(lang, { tab: 'sign-up' }) },
  forgotPassword: { inside: 'dialog[open]', path: (lang) => paths.login(lang, { forgot: '1' }) },
  resetPassword: { path: (lang) => paths.confirmPassword(lang, { reset_token: 't'.repeat(43) }) },
  changePassword: { isRenters: true, path: (lang) => paths.accountSecurity(lang) },
  startPasskey: {
    isRenters: true,
    inside: 'dialog[open]',
    path: (lang) => paths.accountSecurity(lang),
    open: async (page, lang) => {
      const t = await textsIn(lang, 'security');
      await page.getByRole('button', { name: t('passkey_add') }).click();
    },
    send: async (page, lang) => {
      const t = await textsIn(lang, 'security');
      return page.getByRole('dialog').getByRole('button', { name: t('passkey_add') });
    },
  },
  bookingLink: { path: (lang) => paths.findBooking(lang) },
  contact: { path: (lang) => paths.contactUs(lang) },
  registration: { path: (lang) => paths.listYourCars(lang) },
  newsletter: { path: (lang) => paths.listYourCars(lang) },
  meeting: {
    inside: 'form:has([name=starts_at])',
    path: (lang) => paths.listYourCars(lang),
    open: async (page, lang) => {
      const t = await textsIn(lang, 'business');
      await page.getByRole('button', { name: t('meeting') }).click();
    },
  },
  profile: { isRenters: true, path: (lang) => paths.myProfileDocument(lang) },
  billing: { isRenters: true, path: checkout, prefix: 'billing.', send: continueButton },
  companyBilling: {
    isRenters: true,
    path: checkout,
    prefix: 'company.',
    open: async (page, lang) => {
      const t = await textsIn(lang, 'checkout');
      await page.getByRole('switch', { name: t('company_invoice') }).check();
    },
    send: continueButton,
  },
};

const TYPED = ['text', 'email', 'tel', 'password', 'search'];

/** What can be typed into the field and is refused; null for one that is chosen or ticked, or takes no more letters. */
async function wrongFor(field: Locator, { refused }: Rule): Promise<string | null> {
  // Such as the certified address, until it is chosen instead of the recipient code.
  if ((await field.count()) === 0) return null;
  const { isTyped, longest } = await field.evaluate((element, typed) => {
    const { localName, type, role, maxLength } = element as HTMLInputElement;
    const isTyped = (localName === 'textarea' || typed.includes(type)) && role !== 'combobox';
    return { isTyped, longest: maxLength };
  }, TYPED);
  const wrong = refused.find((value) => typeof value === 'string');
  if (!isTyped || wrong === undefined || (longest >= 0 && wrong.length > longest)) return null;
  return wrong;
}

/** The field refuses what is wrong in the rule's words, in this language, and takes what is right. */
async function judge(field: Locator, wrong: string, right: string, text: string): Promise<void> {
  // Emptied, it must have had something.
  await field.fill(right);
  await field.fill(wrong);
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(right);
  await expect(field).not.toHaveAttribute('aria-invalid');
}

const rulesOf = (name: FormName) => rules.filter(({ of: [form] }) => form === name);

async function judgeForm(page: Page, name: FormName, screen: Screen, lang: Language): Promise<void> {
  const t = await textsIn(lang, 'validation');
  const right: Record<string, unknown> = forms[name].right;
  const fieldOf = ({ of: [, field] }: Rule) =>
    page.locator(`${screen.inside ?? 'main'} [name="${screen.prefix ?? ''}${field}"]`).first();
  const [first, ...others] = rulesOf(name);
  if (first === undefined) throw new Error(`no rule of ${name}`);
  const form = fieldOf(first).locator('xpath=ancestor::form');
  await (await (screen.send?.(page, lang) ?? form.locator('[type=submit]').first())).click();
  const said = [];
  for (const rule of [first, ...others]) {
    const wrong = await wrongFor(fieldOf(rule), rule);
    if (wrong === null) continue;
    await judge(fieldOf(rule), wrong, String(right[rule.of[1]]), t(rule.says));
    said.push(rule.says);
  }
  expect(said).toContain(first.says);
}

// Each form in one language: a missing text does not compile, and all forms look theirs up alike.
for (const [index, [name, screen]] of (Object.entries(screens) as [FormName, Screen][]).entries()) {
  const lang = languages[index % languages.length] ?? 'en';
  const opened = async (page: Page, car: FreeCar) => {
    await page.goto(screen.path(lang, car));
    await screen.open?.(page, lang);
    await judgeForm(page, name, screen, lang);
  };
  const title = `${lang}: ${name} says each of its rules at its field`;
  if (screen.isRenters) {
    test(title, async ({ page, car, renter }) => {
      expect(renter.token).toBeTruthy();
      await opened(page, car);
    });
  } else test(title, ({ page, car }) => opened(page, car));
}
