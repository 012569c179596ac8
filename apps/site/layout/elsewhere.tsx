import type { ComponentType } from 'react';
import {
  appStores,
  socialNetworks,
  type AppStore,
  type SocialNetwork,
  type WebsiteLinkKind,
} from '@nolo/domain/website/website-link.ts';
import { useTexts } from '@nolo/i18n/use-texts.ts';
import {
  DownloadIcon,
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  StarIcon,
  TikTokIcon,
  XIcon,
  YouTubeIcon,
  type IconProps,
} from '@nolo/ui/icons.tsx';
import { ForeignLink } from './site-link.tsx';
import { useWebsiteLinks } from './use-website-links.ts';

/** Names are the same in every language. */
const stores: Record<AppStore, string> = { app_store: 'App Store', google_play: 'Google Play' };
const networks: Record<SocialNetwork, { name: string; Icon: ComponentType<IconProps> }> = {
  facebook: { name: 'Facebook', Icon: FacebookIcon },
  instagram: { name: 'Instagram', Icon: InstagramIcon },
  linkedin: { name: 'LinkedIn', Icon: LinkedInIcon },
  tiktok: { name: 'TikTok', Icon: TikTokIcon },
  x: { name: 'X', Icon: XIcon },
  youtube: { name: 'YouTube', Icon: YouTubeIcon },
};
const REVIEW_SITES = 2;
/** These have places of their own. */
const shownElsewhere: readonly WebsiteLinkKind[] = ['support', 'blog', 'rental_portal'];

const box = 'border-line hover:border-line-strong rounded-control inline-flex min-h-11 items-center border';
const wide = `${box} gap-2 px-4 font-semibold`;

/** Review sites, applications and social networks, as far as this website has them; nothing where it has none. */
export function Elsewhere() {
  const t = useTexts('common');
  const links = useWebsiteLinks();
  if (links.every(({ kind }) => shownElsewhere.includes(kind))) return null;
  const of = (kind: WebsiteLinkKind) => links.filter((link) => link.kind === kind);
  return (
    <ul aria-label={t('footer_elsewhere')} className="flex flex-wrap items-center gap-3">
      {of('review')
        .slice(0, REVIEW_SITES)
        .map(({ url, name }) => (
          <li key={url}>
            <ForeignLink to={url} className={wide}>
              <StarIcon className="text-primary-text" />
              {t('footer_reviews', { name: name ?? '' })}
            </ForeignLink>
          </li>
        ))}
      {appStores.map((store) =>
        of(store).map(({ url }) => (
          <li key={url}>
            <ForeignLink to={url} className={wide}>
              <DownloadIcon />
              {stores[store]}
            </ForeignLink>
          </li>
        )),
      )}
      {/* Telephones have no room for all of them beside the stores: none is left behind there. */}
      <li aria-hidden className="w-full sm:hidden" />
      {socialNetworks.map((network) =>
        of(network).map(({ url }) => <Network key={url} network={network} url={url} />),
      )}
    </ul>
  );
}

function Network({ network, url }: { network: SocialNetwork; url: string }) {
  const { name, Icon } = networks[network];
  return (
    <li>
      <ForeignLink to={url} className={`${box} w-11 justify-center`}>
        <Icon />
        <span className="sr-only">{name}</span>
      </ForeignLink>
    </li>
  );
}
