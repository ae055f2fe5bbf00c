/** The verdict of verify.mjs on a record. */
export type Verdict =
  | {
      readonly ok: true;
      readonly entries: number;
      readonly rolls: number;
      readonly seals: number;
      readonly outcome: unknown;
      readonly hash: string;
    }
  | { readonly ok: false; readonly code: string; readonly n: number | null; readonly message: string };

/** Verifies a parsed record by rules that keep to the contract of a game; `noted` is a commitment seen during the match. */
export function verify(record: unknown, rules: object, noted?: string): Verdict;
