import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Texts } from './texts.ts';

/** Stands for the page of the card's bank. */
export function authenticationContent(action: string, amount: string | null, texts: Texts): Html {
  return html`<section class="panel message">
    <h1>${texts.authenticateTitle}</h1>
    ${amount !== null && html`<p class="amount">${amount}</p>`}
    <p>${texts.authenticateHelp}</p>
    <form class="choices" method="post" action="${action}">
      <button class="button" name="result" value="complete">${texts.authenticateComplete}</button>
      <button class="button secondary" name="result" value="fail">${texts.authenticateFail}</button>
    </form>
  </section>`;
}
