/**
 * What a browser's translation does to a page, for `page.evaluate`: every text gets two `font` elements around it, now
 * and whenever it changes.
 */
export function translatePage(): void {
  const left = 'font, script, style, textarea, title, option, svg, [translate="no"]';
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(left)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
