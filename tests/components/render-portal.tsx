import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { TextSourceContext } from '@nolo/i18n/text-source.ts';
import { DeviceLanguage } from '@nolo/ui/device-language.tsx';
import { serverTexts } from '@nolo/site/i18n/server-texts.server.ts';

/** happy-dom knows no popovers: what a menu has is always there. */
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined });
/** Nor locks: a test is the only tab. */
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, work: () => Promise<unknown>) => work() },
});

/** The pages of the companies' portal or of the back office, at one of their addresses, in English. */
export function renderPortal(routes: RouteObject[], at: string): UserEvent {
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
    initialEntries: [at],
  });
  render(
    <DeviceLanguage>
      <TextSourceContext value={serverTexts}>
        <RouterProvider router={router} />
      </TextSourceContext>
    </DeviceLanguage>,
  );
  return userEvent.setup();
}
