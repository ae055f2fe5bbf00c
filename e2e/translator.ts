/** The work of a translator on a page, as browsers do it; both functions run in the page. */

declare global {
  interface Window {
    /** Each text that was replaced, with what came into its place. */
    __swaps?: [text: Text, font: Element][];
  }
}

/** Every text, now and later, gives way to a `<font>` or is wrapped into one. */
export function translate(): void {
  let wraps = false;
  const swaps: [Text, Element][] = [];
  window.__swaps = swaps;
  const swap = (text: Text) => {
    const excluded = text.parentElement?.closest('font, script, style, [translate="no"]');
    if (excluded != null || !text.isConnected || text.data.trim() === '') return;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    font.append(inner);
    text.replaceWith(font);
    wraps = !wraps;
    if (wraps) inner.append(text);
    else {
      inner.textContent = `~${text.data}`;
      swaps.push([text, font]);
    }
  };
  const texts = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return root instanceof Text ? [root] : found;
  };
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) for (const text of texts(node)) swap(text);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  for (const text of texts(document.body)) swap(text);
}

/** The translations on the page of texts that the page has changed since, or that stand there beside their text. */
export async function staleWords(): Promise<readonly string[]> {
  // Observers are told of a change after it.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return (window.__swaps ?? []).flatMap(([text, font]) => {
    if (!font.isConnected || (!text.isConnected && font.textContent === `~${text.data}`)) return [];
    return [`${font.textContent} in place of ${text.data}, in ${font.parentElement?.outerHTML}`];
  });
}
