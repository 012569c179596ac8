import { use, useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type RouterContextProvider,
} from 'react-router';
import type { Route } from './+types/root';
import { isApiError } from '@nolo/contract/api-error.ts';
import {
  apiOf,
  mainOriginContext,
  nowOf,
  subDomainContext,
  themeOf,
  websiteContext,
  type Website,
} from './api/request-context.ts';
import { ApplicationError } from './layout/application-error.tsx';
import { NotFound } from './layout/not-found.tsx';
import { DocumentContext } from './app/document-context.ts';
import { useAddressLanguage } from './i18n/document-language.ts';
import { LanguageContext } from '@nolo/i18n/use-texts.ts';
import { judgeAddress, languageHints } from './app/language-address.ts';
import { InlineBootstrap } from './app/inline-bootstrap.tsx';
import { isNotThere } from './app/page-status.ts';
import { siteFiles } from './app/site-files.ts';
import favicon from '@nolo/ui/theme/favicon.svg?url';
import { fontFiles } from './theme/font-files.ts';
import { primaryTones, schemes, tonesAsCss } from '@nolo/domain/website/primary-tones.ts';
import { isTenant } from '@nolo/domain/website/tenant.ts';
import { windowColours } from '@nolo/domain/website/window-colours.ts';
import './theme/app.css';

const addressMiddleware: Route.MiddlewareFunction = async ({ request, url, context }, next) => {
  const verdict = judgeAddress(url, languageHints(request.headers));
  if (verdict.kind === 'redirect') throw redirect(verdict.to, verdict.status);
  if (verdict.kind === 'unknown') {
    await websiteOf(context);
    throw data(null, { status: 404 });
  }
  return next();
};

/** Without a website, or one with a theme, nothing renders but Page Not Found (docs/specification/pages.md 3). */
async function websiteOf(context: Readonly<RouterContextProvider>): Promise<Website> {
  const website = await apiOf(context)
    .call('contractorHome', { body: { sub_domain: context.get(subDomainContext) } })
    .then((found) => found.website[0])
    .catch((error: unknown) => {
      if (isApiError(error) && error.status === 404) return undefined;
      throw error;
    });
  if (website?.theme_count) return website;
  throw data({ mainOrigin: context.get(mainOriginContext) }, { status: 404 });
}

const websiteMiddleware: Route.MiddlewareFunction = async ({ context }, next) => {
  context.set(websiteContext, await websiteOf(context));
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [addressMiddleware, websiteMiddleware];

export function loader({ context, url }: Route.LoaderArgs) {
  const website = context.get(websiteContext);
  const theme = themeOf(context);
  const tones = primaryTones(website.theme_color, schemes[theme]);
  const { bar } = windowColours(theme, website.theme_color);
  const icon = isTenant(website) ? '/icons/48.png' : favicon;
  const now = nowOf(context).toISOString();
  return { website, theme, origin: url.origin, primaryCss: tonesAsCss(tones), bar, icon, now };
}

/** A website's settings do not change while somebody looks at it. */
export function shouldRevalidate() {
  return false;
}

function InlineTexts() {
  const { texts, nonce } = use(DocumentContext);
  const json = texts ? JSON.stringify(texts).replaceAll('<', '\\u003c') : '';
  return (
    <script
      id="texts"
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useAddressLanguage();
  const { nonce } = use(DocumentContext);
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <LanguageContext value={language}>
      <html lang={language} data-theme={root?.theme} data-now={root?.now} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {/* Libraries that write style elements read the nonce here; scripts may, style sheets cannot. */}
          <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
          {fontFiles[root?.theme ?? 4].map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
          <Links />
          <InlineBootstrap />
          <link rel="icon" href={root?.icon ?? favicon} />
          <meta name="theme-color" content={root?.bar} />
          <link rel="manifest" href={`/${siteFiles.manifest}`} />
          <link rel="apple-touch-icon" href="/icons/180.png" />
          {root && (
            <style
              nonce={nonce}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: root.primaryCss }}
            />
          )}
        </head>
        <body>
          {children}
          <ScrollRestoration />
          <InlineTexts />
          <Scripts nonce={nonce} />
        </body>
      </html>
    </LanguageContext>
  );
}

export default function App() {
  return <Outlet />;
}

/** Only for pages that came without their website's settings: others bring their theme. */
function useStoredTheme() {
  const isThemed = useRouteLoaderData<typeof loader>('root') !== undefined;
  useEffect(() => {
    if (!isThemed) void import('./app/stored-theme.ts').then(({ applyStoredTheme }) => applyStoredTheme());
  }, [isThemed]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useStoredTheme();
  return isRouteErrorResponse(error) && isNotThere(error.status) ? (
    <main>
      <NotFound origin={error.data?.mainOrigin} />
    </main>
  ) : (
    <main>
      <ApplicationError error={error} />
    </main>
  );
}
