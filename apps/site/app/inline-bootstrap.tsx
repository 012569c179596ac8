import { use, useEffect } from 'react';
import { DocumentContext } from './document-context.ts';

/** Keeps 'Log in' from flashing at somebody who is logged in: the server cannot know, the browser does. */
const markSession =
  "try{if(localStorage.access_token)document.documentElement.dataset.session='renter'}catch{}";

/** zod asks, as soon as a schema is made, whether it may generate code: the content security policy reports that. */
const noGeneratedCode = 'globalThis.__zod_globalConfig={jitless:true}';

/** What has to run before anything is shown; and, once React has taken the page over, the mark that it answers. */
export function InlineBootstrap() {
  const { nonce } = use(DocumentContext);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `${markSession};${noGeneratedCode}` : '' }}
    />
  );
}
