import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { lazyTexts } from '@nolo/i18n/lazy-texts.ts';
import { TextSourceContext } from '@nolo/i18n/text-source.ts';
import { DeviceLanguage } from '@nolo/ui/device-language.tsx';
import { Spinner } from '@nolo/ui/spinner.tsx';
import { WelcomePage } from './welcome-page.tsx';
import './app.css';

const router = createBrowserRouter([{ path: '*', Component: WelcomePage }], { basename: '/business' });
const texts = lazyTexts();

const root = document.getElementById('app');
if (root === null) throw new Error('index.html has no element for the application');
createRoot(root).render(
  <StrictMode>
    <DeviceLanguage>
      <TextSourceContext value={texts}>
        <Suspense fallback={<Spinner />}>
          <RouterProvider router={router} />
        </Suspense>
      </TextSourceContext>
    </DeviceLanguage>
  </StrictMode>,
);
