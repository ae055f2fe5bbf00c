/** Copies texts. A page without TLS has no clipboard, so the text is selected and copied as by hand. */

/** Copies a text; false if the browser refuses, and then the person has to copy it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Shares a link with another app; does nothing if the person or the browser refuses. */
export function shareLink(link: { readonly title?: string; readonly text: string; readonly url?: string }): void {
  void navigator.share(link).catch(() => {});
}

/** Whether this browser shares links with other apps. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', opacity: '0' });
  document.body.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
