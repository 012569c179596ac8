import { expect, test } from '../support/test.ts';

test('a tenant’s manifest and icons are its own', async ({ request, stack }) => {
  const { host } = new URL(stack.origin);
  const manifestOf = async (name: string) =>
    (await request.get(`${stack.origin}/manifest.webmanifest`, { headers: { host: name } })).json();
  const [main, rossi] = [await manifestOf(host), await manifestOf(`rossi.${host}`)];
  expect(main).toMatchObject({ name: 'Nolo', display: 'standalone', start_url: '/' });
  expect(rossi.name).not.toBe(main.name);
  expect(rossi).toMatchObject({ short_name: 'Rossi', background_color: '#f1f3f5' });
  expect(rossi.theme_color).toMatch(/^#[0-9a-f]{6}$/);
  const iconOf = async (name: string) =>
    (await request.get(`${stack.origin}/icons/192.png`, { headers: { host: name } })).body();
  expect((await iconOf(host)).equals(await iconOf(`rossi.${host}`))).toBe(false);
  const page = await (await request.get(`${stack.origin}/it`, { headers: { host: `rossi.${host}` } })).text();
  expect(page).toContain('<link rel="icon" href="/icons/48.png"/>');
  expect(page).toContain(`<meta name="theme-color" content="${rossi.theme_color}"/>`);
  for (const { src } of main.icons) {
    const reply = await request.get(stack.origin + src);
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  expect((await request.get(`${stack.origin}/icons/7.png`)).status()).toBe(404);
  const html = await (await request.get(`${stack.origin}/it`)).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});
