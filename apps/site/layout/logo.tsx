import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { deliveredLogo } from '@nolo/domain/website/delivered-logo.ts';
import type { Theme } from '@nolo/domain/website/theme.ts';
import type { loader } from '../root.tsx';
import { useTenant } from '../theme/use-tenant.ts';
import { useTheme } from '../theme/use-theme.ts';

/**
 * The website's logo. Without one the marketplace shows the bundled logo, a company's site its name; so does a logo
 * that is not on the image-delivery service, or does not come.
 */
export function Logo() {
  const logo = useRouteLoaderData<typeof loader>('root')?.website.logo ?? null;
  const tenant = useTenant();
  const picture = deliveredLogo(logo);
  const [isMissing, setIsMissing] = useState(false);
  if (picture && !isMissing) {
    return (
      <img
        // It may have failed before the scripts ran.
        ref={(image) => {
          if (image?.complete && !image.naturalWidth) setIsMissing(true);
        }}
        src={picture}
        alt=""
        width="160"
        height="40"
        className="h-9 w-auto max-w-40 object-contain"
        onError={() => setIsMissing(true)}
      />
    );
  }
  return tenant ? <Wordmark name={tenant.name} /> : <BrandLogo className="h-7 w-fit" />;
}

/** The bundled logo: the product's name with a place on the map for its first o. */
function BrandLogo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 98 36" width="98" height="36" className={className} aria-hidden="true" fill="none">
      <g className="stroke-ink" strokeWidth="4.6" strokeLinecap="round">
        <path d="M4 26V12.5M4 17a6.2 6.2 0 0 1 12.4 0v9" />
        <path d="M59 4v22" />
        <circle cx="79" cy="18.8" r="7.2" />
      </g>
      <path
        d="M37.5 34c-5.5-5.2-10-9.6-10-15.2a10 10 0 0 1 20 0c0 5.6-4.5 10-10 15.2Z"
        className="fill-primary"
      />
      <circle cx="37.5" cy="18.8" r="4.4" className="fill-on-primary" />
    </svg>
  );
}

type Variant = { name: string; mark: string };

const variants: Record<Theme, Variant> = {
  1: {
    name: 'text-lg font-black uppercase tracking-tight',
    mark: 'bg-ink text-surface size-8 text-lg font-black',
  },
  2: { name: 'text-xl font-bold tracking-tight', mark: 'bg-primary text-on-primary rounded-pill size-9' },
  3: {
    name: 'text-xs font-medium uppercase tracking-[0.12em] sm:text-base sm:tracking-[0.22em]',
    mark: 'hidden',
  },
  4: { name: 'text-xl font-extrabold', mark: 'bg-primary text-on-primary rounded-tag size-8' },
};

/** The placeholder for a company's logo: its name, set as its theme sets names. */
function Wordmark({ name }: { name: string }) {
  const variant = variants[useTheme()];
  return (
    <span className="flex min-w-0 items-center gap-2.5" aria-hidden="true">
      <span className={`grid shrink-0 place-items-center font-bold ${variant.mark}`}>{name.charAt(0)}</span>
      <span className={`leading-tight text-balance ${variant.name}`}>{name}</span>
    </span>
  );
}
