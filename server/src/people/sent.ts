/** The result of an attempt to send a notice. */
export type Sent =
  | { readonly kind: 'sent' }
  /** There is nobody at that address any more. */
  | { readonly kind: 'gone'; readonly why: string }
  /** This will never be taken, something else might be. */
  | { readonly kind: 'refused'; readonly why: string }
  /** Perhaps another time; not before `afterMs` from now if the other side said so. */
  | { readonly kind: 'later'; readonly why: string; readonly afterMs: number | null };
