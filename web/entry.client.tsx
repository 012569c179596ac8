import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hasAddressChanged } from './app/served-address.ts';
import { browserTexts } from './i18n/browser-texts.ts';
import { TextSourceContext } from './i18n/text-source.ts';

const texts = browserTexts();

if (hasAddressChanged()) location.reload();
else {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextSourceContext value={texts}>
          <HydratedRouter />
        </TextSourceContext>
      </StrictMode>,
    );
  });
}
