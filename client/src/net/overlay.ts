/**
 * Whether this page was opened as a picture for streams, by `?overlay` behind a match's link. It stays one, and always
 * spectates.
 */
export function isOverlay(): boolean {
  return new URLSearchParams(window.location.search).has('overlay');
}
