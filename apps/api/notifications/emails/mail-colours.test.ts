import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, rgbOf } from '@nolo/domain/website/color.ts';
import { tenantSite } from './layout.ts';
import { renderMail } from './render-mail.ts';

const config = {
  OPERATOR_EMAIL: 'info@nolo.test',
  OPERATOR_NAME: 'Nolo S.r.l.',
  OPERATOR_VAT: 'IT01234567897',
  PUBLIC_ORIGIN: 'https://www.nolo.example',
};
const laguna = {
  name: 'Laguna Drive',
  logo: null,
  legal_name: 'Laguna Drive S.r.l.',
  vat_number: '99612420275',
};
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Text and ground of what bears the tenant's colour, as the mail itself says them. */
function pairs(html: string): [text: string, ground: string][] {
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const button = found(/class="button" style="([^"]*)"/);
  const inButton = (property: string) => new RegExp(`(?:^|;)${property}:([^;]*)`).exec(button)?.[1] ?? '';
  const onCard = found(/class="card"[^>]*background-color:([^;"]*)/);
  const onDarkCard = found(/\.card { background-color: (\S+)/);
  return [
    [found(/<a href="[^"]*" style="color:([^;]*)/), onCard],
    [inButton('color'), inButton('background-color')],
    [found(/\.card a { color: (\S+)/), onDarkCard],
    [found(/\.button { [^}]*; color: (\S+)/), found(/\.button { background-color: (\S+)/)],
  ];
}

test('whatever colour a tenant has, its mails are readable, in the light and in the dark', async () => {
  const mail = {
    template: 'booking-link',
    language: 'it',
    data: { firstName: 'Giulia', number: 'NL-100001', token: 'tok_en-123' },
  } as const;
  await fc.assert(
    fc.asyncProperty(anyColour, async (theme_color) => {
      const site = tenantSite(config, { ...laguna, theme_color }, 'https://www.lagunadrive.example');
      const { html } = await renderMail(mail, site);
      for (const [text, ground] of pairs(html)) {
        expect(contrast(rgbOf(text), rgbOf(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 200, examples: [['#facc15'], ['#000000'], ['#ffffff'], ['#808080']] },
  );
});
