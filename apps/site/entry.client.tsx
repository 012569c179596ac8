import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DocumentContext } from './app/document-context.ts';
import { noteServerClock } from './app/server-clock.ts';
import { browserTexts } from './i18n/browser-texts.ts';
import { TextSourceContext } from '@nolo/i18n/text-source.ts';

const texts = browserTexts();
const { nonce } = document.querySelector<HTMLElement>('[property="csp-nonce"]') ?? {};

noteServerClock();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext value={{ nonce }}>
        <TextSourceContext value={texts}>
          <HydratedRouter />
        </TextSourceContext>
      </DocumentContext>
    </StrictMode>,
  );
});
