import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router';
import { lazyTexts } from '@nolo/i18n/lazy-texts.ts';
import { TextSourceContext } from '@nolo/i18n/text-source.ts';
import { DeviceLanguage } from '@nolo/ui/device-language.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';

/** Starts a front end of its own below `basename`, in the element of its index.html. */
export function startPortal(basename: string, routes: RouteObject[]): void {
  const root = document.getElementById('app');
  if (root === null) throw new Error('index.html has no element for the application');
  const router = createBrowserRouter([{ HydrateFallback: Waiting, children: routes }], { basename });
  createRoot(root).render(
    <StrictMode>
      <DeviceLanguage>
        <TextSourceContext value={lazyTexts()}>
          <Suspense fallback={<Waiting />}>
            <RouterProvider router={router} />
          </Suspense>
        </TextSourceContext>
      </DeviceLanguage>
    </StrictMode>,
  );
}

const Waiting = () => (
  <div aria-busy="true" className="m-auto">
    <Spinner className="size-8" />
  </div>
);
