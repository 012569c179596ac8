import { expect, type Page } from '@playwright/test';
import type { TestRenter } from '../../factories/renter.ts';
import { bearer } from '../../factories/reservation.ts';
import { pdfReadings } from '../../setup/pdf-text.ts';
import type { Mail } from './parse-mail.ts';

/** Texts differ by line breaks and by the kind of space. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

type Written = { page: Page; renter: TestRenter; mail: Mail; language: string; bookingId: string };

/**
 * The page's pickup and return stand in the same characters in mail, receipt and calendar file
 * (docs/specification/languages.md 3).
 */
export async function expectWrittenAlike({
  page,
  renter,
  mail,
  language,
  bookingId,
}: Written): Promise<string[]> {
  const moments = (await page.locator('main dl time').allInnerTexts()).map(plain);
  expect(moments).toHaveLength(2);
  const paper = async (kind: 'receipt' | 'calendar') => {
    const headers = { ...bearer(renter), 'accept-language': language };
    return (await page.request.get(`/api/v1/customer/reservation/${bookingId}/${kind}`, { headers })).body();
  };
  const receipt = pdfReadings(await paper('receipt'))
    .map(plain)
    .join('\n');
  const calendar = (await paper('calendar')).toString().replaceAll('\r\n ', '').replaceAll('\\,', ',');
  for (const moment of moments) {
    expect(moment).toMatch(/^\p{L}+\.? \d\d-\d\d-\d{4}, \d+:\d\d( [AP]M)?$/u);
    for (const text of [mail.text, receipt, calendar]) expect(plain(text)).toContain(moment);
  }
  return moments;
}
