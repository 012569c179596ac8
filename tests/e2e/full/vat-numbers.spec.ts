import type { CustomerProfile } from '@nolo/contract/documents.ts';
import { formatWrittenDate, localDateTime } from '@nolo/i18n/format.ts';
import { languages } from '@nolo/i18n/language.ts';
import { paths } from '@nolo/site/app/paths.ts';
import { inDays } from '../../factories/car.ts';
import { bearer, reservationBody, reserveOver } from '../../factories/reservation.ts';
import { until } from '../../setup/until.ts';
import { VAT_NUMBERS } from '../../setup/vies.ts';
import { expect, test } from '../support/test.ts';
import { textsIn } from '../support/texts-in.ts';

test('a VAT number that is registered, one that is not and one without an answer: billing form and profile say so in each language', async ({
  page,
  renter,
  car,
  freeCar,
  stack,
}) => {
  for (const VAT_number of Object.values(VAT_NUMBERS)) {
    const { id } = await freeCar();
    const company_country = VAT_number === VAT_NUMBERS.unanswered ? 'FR' : 'IT';
    const company = {
      company_name: 'Ferri S.r.l.',
      company_country,
      VAT_number,
      legal_form: 'S.r.l.',
    } as const;
    await reserveOver(stack.origin, renter, id, reservationBody({ company }));
  }
  const known = await until('the register’s answers', async () => {
    const reply = await page.request.get('/api/v1/customer/profile', { headers: bearer(renter) });
    const { data } = (await reply.json()) as { data: CustomerProfile };
    return data.vat_numbers.length === Object.keys(VAT_NUMBERS).length && data.vat_numbers;
  });
  expect(Object.fromEntries(known.map(({ state, number }) => [state, number]))).toEqual(VAT_NUMBERS);

  const dates = { start_date: inDays(20), end_date: inDays(23), isSameTime: true };
  for (const language of languages) {
    const [t, checkout] = [await textsIn(language, 'vat'), await textsIn(language, 'checkout')];
    const answers = known.map(({ country, number, state, at }) => ({
      number: country + number,
      answer: t(state, { date: formatWrittenDate(localDateTime(at), language) }),
    }));
    await page.goto(`${paths.checkout(language, { carId: car.id, slug: car.slug, ...dates })}&step=billing`);
    await page.getByRole('switch', { name: checkout('company_invoice') }).check();
    const field = page.getByRole('textbox', { name: checkout('VAT_number') });
    for (const { number, answer } of answers) {
      await field.fill(number);
      await expect(field).toHaveAccessibleDescription(answer);
    }
    await field.fill('IT01234567897');
    await expect(field).toHaveAccessibleDescription(checkout('VAT_hint'));

    await page.goto(paths.myProfileDocument(language));
    const section = page.getByRole('region', { name: t('title') });
    await expect(section.getByRole('term')).toHaveText(answers.map(({ number }) => number));
    await expect(section.getByRole('definition')).toHaveText(answers.map(({ answer }) => answer));
  }
});
