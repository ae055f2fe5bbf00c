/** Whether this page was opened as a picture for streams, by `?overlay` behind a match's link; it stays one, and always watches. */
export function isOverlay(): boolean {
  return new URLSearchParams(window.location.search).has('overlay');
}
