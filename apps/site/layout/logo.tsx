import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { deliveredLogo } from '@nolo/domain/website/delivered-logo.ts';
import type { loader } from '../root.tsx';
import { useTenant } from '../theme/use-tenant.ts';
import { BrandLogo } from './brand-logo.tsx';
import { Wordmark } from './wordmark.tsx';

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
