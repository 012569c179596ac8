import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { browserTexts } from './i18n/browser-texts.ts';
import { TextSourceContext } from './i18n/text-source.ts';

const texts = browserTexts();

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
