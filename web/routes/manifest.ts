import type { Route } from './+types/manifest';
import { websiteContext } from '../api/request-context.ts';
import { primaryTones } from '../../domain/website/primary-tones.ts';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a telephone needs to put this website among its applications: the tenant's own name, colour and icons. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, theme_color } = context.get(websiteContext);
  const manifest = {
    id: '/',
    name,
    short_name: name.slice(0, 12),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: primaryTones(theme_color).primary,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
  const headers = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' };
  return new Response(JSON.stringify(manifest), { headers });
}
