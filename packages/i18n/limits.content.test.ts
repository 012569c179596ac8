import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cities } from '@nolo/content/cities.ts';
import {
  LOG_IN_GUESS_MINUTES,
  RESET_LINK_MINUTES,
  VERIFICATION_LINK_HOURS,
  PASSWORD_MIN_LENGTH,
  RESET_PASSWORD_MIN_LENGTH,
} from '@nolo/domain/account/account-limits.ts';
import { CODE_GUESSES, SET_UP_MINUTES } from '@nolo/domain/account/second-factor.ts';
import { MOBILE_DIGITS } from '@nolo/domain/account/mobile-number.ts';
import { VAT_DIGITS } from '@nolo/domain/billing/vat-number.ts';
import { RECIPIENT_CODE_LENGTH } from '@nolo/domain/billing/recipient-code.ts';
import { BOOKING_LINK_MINUTES } from '@nolo/domain/booking/booking-link.ts';
import { HOLD_MINUTES, MAX_UNPAID_BOOKINGS } from '@nolo/domain/booking/booking-state.ts';
import { DOCUMENT_LINK_MINUTES, DOCUMENTS_HOURS_AFTER_RETURN } from '@nolo/domain/booking/document-access.ts';
import { GRACE_MINUTES } from '@nolo/domain/calendar/billable-days.ts';
import { MAX_RENTAL_DAYS } from '@nolo/domain/calendar/rental-period.ts';
import { FREE_UNTIL_DAYS_BEFORE } from '@nolo/domain/cancellation/cancellation.ts';
import { NO_SHOW_MINUTES, OBJECTION_HOURS } from '@nolo/domain/cancellation/company-endings.ts';
import { MAX_FAVORITE_CARS } from '@nolo/domain/favorites/favorite-limit.ts';
import { DRIVING_AGE } from '@nolo/domain/identity/age.ts';
import { DOCUMENT_IMAGE_MAX_BYTES } from '@nolo/domain/identity/documents.ts';
import { MOST_CAR_PICTURES } from '@nolo/domain/cars/car-views.ts';
import { REMINDER_DAYS } from '@nolo/domain/cars/vehicle-papers.ts';
import { EARLIEST_CHECK_IN_HOURS } from '@nolo/domain/handover/check-in-needs.ts';
import { FULL_TANK_EIGHTHS, UNDO_MINUTES } from '@nolo/domain/handover/inspection.ts';
import { MOST_KILOMETRES } from '@nolo/domain/handover/odometer.ts';
import { MEETING_MINUTES } from '@nolo/domain/meetings/meeting-slots.ts';
import { VAT_PERCENT } from '@nolo/domain/money/money.ts';
import { MAX_SAVED_CARDS } from '@nolo/domain/payment/saved-cards.ts';
import { API_KEY_LENGTH } from '@nolo/domain/police-report/report-state.ts';
import { COUPON_CODE, COUPON_GUESS_MINUTES } from '@nolo/domain/pricing/coupon-code.ts';
import { MAX_ADDITIONAL_DRIVERS } from '@nolo/domain/pricing/extra.ts';
import { DAYS_PER_MONTH } from '@nolo/domain/pricing/rental-price.ts';
import { YOUNG_DRIVER_UNDER } from '@nolo/domain/pricing/young-driver.ts';
import { STATED_LICENCE_YEARS } from '@nolo/domain/rental/stated-driver.ts';
import { ANSWER_WORKING_DAYS } from '@nolo/domain/companies/application.ts';
import { ENDING_NOTICE_DAYS } from '@nolo/domain/companies/company-status.ts';
import { POSTCODE_DIGITS } from '@nolo/domain/companies/registered-data.ts';
import { languages, type Language } from './language.ts';

type Words = Record<Language, string>;
type Claim = { words: Words; texts: string[] };

/** That these texts (`file.key`) state `value` in these words, where `#` stands for it. */
function says(value: number, words: Words, texts: string): Claim {
  const filled = languages.map(
    (language) => [language, words[language].replaceAll('#', `${value}`)] as const,
  );
  return { words: Object.fromEntries(filled) as Words, texts: texts.split(/\s+/) };
}

const alike = (words: string): Words => ({ en: words, it: words, fr: words });
const MINUTES = { en: '# minutes', it: '# minuti', fr: '# minutes' };
const HOURS = { en: '# hours', it: '# ore', fr: '# heures' };
const DAYS = { en: '# days', it: '# giorni', fr: '# jours' };

/** A time as people say it: an hour is not '60 minutes'. */
const spoken = (minutes: number, hour: Words, half: Words = alike('?')): Words =>
  minutes === 60 ? hour : minutes === 30 ? half : MINUTES;

const NUMERALS: Partial<Record<number, Words>> = {
  3: { en: 'three', it: 'tre', fr: 'trois' },
  19: { en: 'nineteen', it: 'diciannove', fr: 'dix-neuf' },
};
const inWords = (value: number): Words => NUMERALS[value] ?? alike('#');

const MEGABYTES = DOCUMENT_IMAGE_MAX_BYTES / 1024 / 1024;
const COUPON_DIGITS = Number(/\d+(?=\}\$$)/.exec(COUPON_CODE.source)?.[0]);
const ONE_HOUR = { en: 'one hour', it: 'un’ora', fr: 'une heure' };
const AN_HOUR = { ...ONE_HOUR, en: 'an hour' };

/** Each text that states a limit, and the constant that it states. */
const claims: Claim[] = [
  says(
    HOLD_MINUTES,
    MINUTES,
    `booking.cancelled_expired booking.cancelled_late_payment_refunded booking.state_lapsed bookings.expired_text
    bookings.refunded_late change.pay_hint checkout.pay_hint emails.expired_preview emails.expired_text
    messages.booking.created`,
  ),
  says(
    FREE_UNTIL_DAYS_BEFORE * 24,
    HOURS,
    `car.cancellation_title_general car.description common.default_description common.default_description_own
    errors.booking.change_too_late home.description home.hero_text_own home.trust_cancel home.trust_cancel_title
    login.promise_cancel
    search.list_description`,
  ),
  says(
    DOCUMENT_LINK_MINUTES,
    MINUTES,
    'errors.booking.documents_link_invalid handover.invalid_text messages.booking.documents_link_sent',
  ),
  says(
    BOOKING_LINK_MINUTES,
    spoken(BOOKING_LINK_MINUTES, ONE_HOUR),
    'booking.find_invalid_text emails.link_validity messages.booking.link_sent',
  ),
  says(
    RESET_LINK_MINUTES,
    spoken(RESET_LINK_MINUTES, ONE_HOUR),
    'emails.reset_preview emails.reset_validity',
  ),
  says(VERIFICATION_LINK_HOURS, HOURS, 'emails.verify_validity login.invalid_text login.verify_text'),
  says(SET_UP_MINUTES, MINUTES, 'portal.set_up_text'),
  says(CODE_GUESSES.minutes, MINUTES, 'errors.auth.too_many_codes'),
  says(LOG_IN_GUESS_MINUTES, MINUTES, 'errors.account.too_many_attempts'),
  says(COUPON_GUESS_MINUTES, spoken(COUPON_GUESS_MINUTES, AN_HOUR), 'errors.coupon.too_many_guesses'),
  says(
    GRACE_MINUTES,
    spoken(GRACE_MINUTES, AN_HOUR),
    `booking.deadline_late booking.deadline_late_free bookings.same_time bookings.any_time car.late_text
    checkout.late_fee`,
  ),
  says(
    MEETING_MINUTES,
    spoken(MEETING_MINUTES, AN_HOUR, { en: 'Half an hour', it: 'Mezz’ora', fr: 'Une demi-heure' }),
    'business.meeting_text',
  ),
  says(MAX_RENTAL_DAYS, DAYS, 'errors.booking.range_too_long search.range_hint'),
  says(DAYS_PER_MONTH, DAYS, 'car.per_month fleet.month_dearer'),
  says(MOST_CAR_PICTURES, { en: '# photos', it: '# foto', fr: '# photos' }, 'errors.car.too_many_pictures'),
  says(
    REMINDER_DAYS[0],
    {
      en: `# and ${REMINDER_DAYS[1]} days`,
      it: `# e ${REMINDER_DAYS[1]} giorni`,
      fr: `# et ${REMINDER_DAYS[1]} jours`,
    },
    'fleet.papers_hint',
  ),
  says(
    MAX_ADDITIONAL_DRIVERS,
    { en: '# drivers', it: '# conducenti', fr: '# conducteurs' },
    'checkout.drivers_full',
  ),
  says(
    MAX_ADDITIONAL_DRIVERS,
    { en: '# additional drivers', it: '# conducenti', fr: '# conducteurs' },
    'errors.booking.too_many_drivers',
  ),
  says(
    MAX_ADDITIONAL_DRIVERS,
    { en: 'Up to #.', it: 'Fino a #.', fr: 'Jusqu’à #.' },
    'checkout.drivers_text',
  ),
  says(YOUNG_DRIVER_UNDER, { en: 'under #', it: 'meno di # anni', fr: 'moins de # ans' }, 'car.young_text'),
  says(YOUNG_DRIVER_UNDER, { en: 'under #', it: 'sotto i # anni', fr: 'moins de # ans' }, 'car.young_title'),
  says(
    YOUNG_DRIVER_UNDER,
    { en: 'under #', it: 'meno di # anni', fr: 'avant # ans' },
    'checkout.drivers_text',
  ),
  says(
    YOUNG_DRIVER_UNDER,
    { en: '# or over', it: '# anni', fr: '# ans' },
    'search.day_prices search.driver_age_usual search.driver_usual',
  ),
  says(
    STATED_LICENCE_YEARS.to + 1,
    { en: '# years or more', it: '# anni o più', fr: '# ans ou plus' },
    'search.driver_licence_usual',
  ),
  // The law's own days, and the licence's own column.
  says(
    15,
    { en: 'from # November to # April', it: 'dal # novembre al # aprile', fr: 'du # novembre au # avril' },
    'inclusions.winter_text',
  ),
  says(10, { en: 'column #', it: 'colonna #', fr: 'colonne #' }, 'errors.booking.licence_too_new'),
  says(DRIVING_AGE, { en: '# or older', it: '# anni', fr: '# ans' }, 'documents.problem_under_age'),
  says(MAX_SAVED_CARDS, { en: '# cards', it: '# carte', fr: '# cartes' }, 'errors.card.too_many'),
  says(
    MAX_FAVORITE_CARS,
    { en: '# favourite cars', it: '# auto preferite', fr: '# favoris' },
    'errors.favorite.too_many',
  ),
  says(
    MAX_UNPAID_BOOKINGS,
    inWords(MAX_UNPAID_BOOKINGS),
    'checkout.too_many_unpaid errors.booking.too_many_unpaid',
  ),
  says(
    MEGABYTES,
    { en: '# MB', it: '# MB', fr: '# Mo' },
    `application.certificate_hint company.location_picture_hint documents.image_hint documents.photo_hint errors.document.image_too_large
    fleet.photos_hint issues.picture_hint validation.certificate_format validation.image_too_large`,
  ),
  says(
    MOST_KILOMETRES / 1_000_000,
    { en: '#,000,000 km', it: '#.000.000 km', fr: '# 000 000 km' },
    'counter.mileage_impossible',
  ),
  // A little less than what is taken (apps/api/documents/prepare-image.ts): cameras count differently.
  says(
    50,
    { en: '# megapixels', it: '# megapixel', fr: '# mégapixels' },
    'errors.document.image_too_many_pixels validation.image_too_many_pixels',
  ),
  says(VAT_PERCENT, { en: '#%', it: '#%', fr: '# %' }, 'price.vat'),
  says(
    PASSWORD_MIN_LENGTH,
    { en: '# characters', it: '# caratteri', fr: '# caractères' },
    'validation.password_too_short',
  ),
  says(
    RESET_PASSWORD_MIN_LENGTH,
    { en: '# characters', it: '# caratteri', fr: '# caractères' },
    'login.reset_hint validation.password_too_short_reset',
  ),
  says(
    RECIPIENT_CODE_LENGTH,
    { en: '# letters or digits', it: '# caratteri', fr: '# lettres ou chiffres' },
    'checkout.SDI_hint company.invoicing_sdi_hint validation.sdi_invalid',
  ),
  says(COUPON_DIGITS, { en: '#-digit', it: '# cifre', fr: '# chiffres' }, 'checkout.coupon_label'),
  says(
    MOBILE_DIGITS.least,
    {
      en: `# to ${MOBILE_DIGITS.most} digits`,
      it: `# a ${MOBILE_DIGITS.most} cifre`,
      fr: `# à ${MOBILE_DIGITS.most} chiffres`,
    },
    'validation.mobile_number_length',
  ),
  says(cities.length, inWords(cities.length), 'content.cities_text'),
  says(GRACE_MINUTES, MINUTES, 'agreement.late_text'),
  says(OBJECTION_HOURS, HOURS, 'agreement.term_condition emails.handover_object'),
  says(DOCUMENTS_HOURS_AFTER_RETURN, HOURS, 'police-report.closed'),
  says(EARLIEST_CHECK_IN_HOURS, HOURS, 'counter.missing_pickup_near errors.handover.too_early'),
  says(
    FULL_TANK_EIGHTHS,
    alike('/#'),
    'counter.fuel_missing emails.handed_over_text emails.returned_text inspections.fuel_eighths',
  ),
  says(
    UNDO_MINUTES,
    { en: 'ten minutes', it: 'dieci minuti', fr: 'dix minutes' },
    'errors.handover.undo_too_late',
  ),
  says(
    API_KEY_LENGTH,
    { en: '# characters', it: '# caratteri', fr: '# caractères' },
    'police-report.api_key_hint validation.api_key_short',
  ),
  says(DRIVING_AGE, { en: 'Under #', it: 'Meno di # anni', fr: 'Moins de # ans' }, 'work.problem_under_age'),
];

/** Numbers that no constant of ours decides: the law's, the banks', Google's, an example, a round-the-clock opening. */
const others: Claim[] = [
  says(
    16,
    { en: '# characters', it: '# caratteri', fr: '# caractères' },
    'checkout.fiscal_code_hint documents.fiscal_code_hint validation.fiscal_code_length',
  ),
  says(
    11,
    { en: '# digits', it: '# cifre', fr: '# chiffres' },
    'checkout.fiscal_code_hint documents.fiscal_code_hint validation.fiscal_code_length',
  ),
  says(
    5,
    { en: '# to 10 working days', it: '# a 10 giorni lavorativi', fr: '# à 10 jours ouvrés' },
    'booking.refund_requested bookings.refunded_text emails.refund_when',
  ),
  says(
    5,
    { en: '# to 10 working days', it: '#-10 giorni lavorativi', fr: '# à 10 jours ouvrés' },
    'change.refund_hint',
  ),
  says(
    1341,
    { en: 'Articles # and 1342', it: 'articoli # e 1342', fr: 'articles # et 1342' },
    'application.approve',
  ),
  says(
    ANSWER_WORKING_DAYS,
    { en: 'two working days', it: 'due giorni lavorativi', fr: 'deux jours ouvrés' },
    'application.text_submitted emails.application_submitted_text messages.application.received',
  ),
  says(ENDING_NOTICE_DAYS, { ...DAYS, fr: '# jours' }, 'validation.notice_too_short backoffice.is_serious'),
  says(VAT_DIGITS, { en: '# digits', it: '# cifre', fr: '# chiffres' }, 'validation.vat_number_italian'),
  says(VAT_DIGITS, { en: '# digits', it: '# cifre', fr: '# chiffres' }, 'validation.tax_code_invalid'),
  says(16, { en: '# characters', it: '# caratteri', fr: '# caractères' }, 'validation.tax_code_invalid'),
  says(POSTCODE_DIGITS, { en: '# digits', it: '# cifre', fr: '# chiffres' }, 'validation.zip_italian'),
  says(1_234_567, alike('RM-#'), 'application.rea_hint validation.rea_invalid'),
  says(7, alike('DAC#'), 'application.tax_text'),
  says(
    17,
    { en: '# letters and digits', it: '# lettere e cifre', fr: '# lettres et chiffres' },
    'validation.frame_number_invalid',
  ),
  says(4, { en: '# to 10 letters', it: '# a 10 lettere', fr: '# à 10 lettres' }, 'validation.plate_invalid'),
  says(100, { en: 'at most #', it: 'al massimo #', fr: 'de # au plus' }, 'validation.percent_invalid'),
  says(1341, { en: '# and 1342', it: '# e 1342', fr: '# et 1342' }, 'agreement.clauses_text'),
  says(113, alike('#/2018'), 'agreement.term_police'),
  says(17, { en: 'article #', it: 'articolo #', fr: 'article #' }, 'agreement.term_police'),
  says(256, alike('SHA-#'), 'emails.agreement_hash'),
  says(2, { en: 'two drivers', it: 'due conducenti', fr: 'deux conducteurs' }, 'police-report.further'),
  says(13, { en: '# months', it: '# mesi', fr: '# mois' }, 'consent.analytics_service'),
  says(100_001, alike('NL-#'), 'booking.find_hint handover.number_hint validation.booking_number_invalid'),
  says(OBJECTION_HOURS, HOURS, 'errors.booking.objection_too_late booking.objection_over'),
  says(
    NO_SHOW_MINUTES / 60,
    { en: 'one hour', it: 'un’ora', fr: 'une heure' },
    'errors.booking.no_show_too_early',
  ),
  says(24, { en: '# hrs', it: '# ore', fr: '# h/24' }, 'rental.open_24_hours'),
  says(24, { en: '# hours', it: '# ore su #', fr: '# h/#' }, 'rental.open_whole_day'),
  // The directive's own name.
  says(7, alike('DAC#'), 'statement.dac7 audit.action_dac7_list_opened'),
];

const table = [...claims, ...others];

async function textsOf(language: Language): Promise<Map<string, string>> {
  const files = globSync('*.ts', { cwd: join(import.meta.dirname, language) }).map((file) =>
    file.replace('.ts', ''),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const { default: texts } = (await import(`./${language}/${file}.ts`)) as {
        default: Record<string, string>;
      };
      return Object.entries(texts).map(([key, text]): [string, string] => [
        `${file}.${key}`,
        text.replaceAll(/\{\{[^}]+\}\}/g, '…').replaceAll(/\s/g, ' '),
      ]);
    }),
  );
  return new Map(found.flat());
}

/** A number in figures, or one in words with what is counted by a limit ('un’ora' alone is a time of day). */
const NUMBER: Record<Language, RegExp> = {
  en: /\d|\b(?:an|one|two|three|four|five|ten) (?:hours?|minutes|days|bookings|drivers|extras|cards|cars|cities)\b|\w+teen /i,
  it: /\d|mezz’ora|\b(?:oltre|tra|entro|per|vale|valgono) un’ora|\b(?:due|tre|quattro|cinque|dieci) (?:ore|minuti|giorni|prenotazioni|conducenti|extra|carte|auto)\b|\bdici[an]\w+ /i,
  fr: /\d|demi-heure|\b(?:d’|dans |pendant |valables? )une heure|\b(?:deux|trois|quatre|cinq|dix) (?:heures|minutes|jours|réservations|conducteurs|options|cartes)\b|dix-\w+ /i,
};

describe.each(languages)('in %s', (language) => {
  test.each(table.map((claim): [string, string[]] => [claim.words[language], claim.texts]))(
    '‘%s’ stands where it is stated',
    async (words, keys) => {
      const texts = await textsOf(language);
      const without = keys.filter((key) => !texts.get(key)?.includes(words));
      expect(without.map((key) => `${key}: ${texts.get(key)}`)).toEqual([]);
    },
  );

  test('no text states a number that the table does not hold to its constant', async () => {
    const unheld = [...(await textsOf(language))].filter(([key, text]) => {
      const held = table.filter(({ texts }) => texts.includes(key)).map(({ words }) => words[language]);
      return NUMBER[language].test(held.reduce((rest, words) => rest.replaceAll(words, ''), text));
    });
    expect(unheld).toEqual([]);
  });
});
