import { use, useEffect } from 'react';
import { DocumentContext } from './document-context.ts';
import { earlyActOf, heldLinkOf, keepTyped, recordEarlyInput } from './record-early-input.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { hasAddressChanged, noteAddress } from './served-address.ts';

/** Keeps 'Log in' from flashing at somebody who is logged in: the server cannot know, the browser does. */
const markSession =
  "try{if(localStorage.access_token)document.documentElement.dataset.session='renter'}catch{}";

/** Written by the server alone. */
const text = import.meta.env.SSR
  ? `${markSession};${noteAddress};(${recordEarlyInput.toString()})(${earlyActOf.toString()},${heldLinkOf.toString()},${keepTyped.toString()})`
  : '';

/** What has to run before anything is shown; and, once the page answers, what was done to it until then. */
export function FirstScript() {
  const { nonce } = use(DocumentContext);
  useEffect(() => {
    // Between the router's start and here nobody followed, either.
    if (hasAddressChanged()) location.reload();
    else void replayEarlyInput();
  }, []);
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
