import type { Route } from './+types/manifest';
import { shortName } from '@nolo/domain/website/short-name.ts';
import { windowColours } from '@nolo/domain/website/window-colours.ts';
import { themeOf, websiteContext } from '../api/request-context.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a telephone needs to put this website among its applications: the tenant's own name, colour and icons. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, theme_color } = context.get(websiteContext);
  const { bar, ground } = windowColours(themeOf(context), theme_color);
  const manifest = {
    id: '/',
    name,
    short_name: shortName(name),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: bar,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };
  return new Response(JSON.stringify(manifest), { headers });
}
