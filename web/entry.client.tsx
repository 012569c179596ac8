import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopRecording } from './app/replay-early-input.ts';
import { browserTexts } from './i18n/browser-texts.ts';
import { TextSourceContext } from './i18n/text-source.ts';

const texts = browserTexts();

startTransition(() => {
  stopRecording();
  hydrateRoot(
    document,
    <StrictMode>
      <TextSourceContext value={texts}>
        <HydratedRouter />
      </TextSourceContext>
    </StrictMode>,
  );
});
