/** The line of a page to the referee of one match, at a server or on this device: its requests, and what it reports. */
import type { Link, Lost } from '@dwo/kits/shell/line';
import type { Problem } from '@dwo/kits/shell/problems';
import type {
  ChatLine,
  ChatLog,
  DeedMessage,
  Failure,
  MatchState,
  Replies,
  Request,
  RequestType,
  Warning,
  You,
} from '@dwo/shared';

/** Hears everything that comes over the line of a match. */
export interface ConnectionListener {
  /** A patch was applied to the root. `fresh`: the first one after joining, which comes without events. */
  onState(root: MatchState, fresh: boolean): void;
  onEvents(bytes: Uint8Array): void;
  onYou(you: You): void;
  onNotice(notice: Failure): void;
  onDeed?(message: DeedMessage): void;
  onWarning?(warning: Warning): void;
  onLink(link: Link, problem: Problem | null): void;
  /** A chat line came. */
  onChat?(line: ChatLine): void;
  /** Chat lines from before the connection came. */
  onChatLog?(log: ChatLog): void;
}

/** How a page reaches the referee of one match, at a server or on this device. */
export interface RefereeLine {
  open(): Promise<void>;
  /** Tries again at once. */
  retry(): void;
  /** Leaves and joins anew. */
  rejoin(): void;
  /** Sends a request once; a broken connection is an answer too (`Lost`). */
  request<K extends RequestType>(type: K, payload: Request<K>): Promise<Replies[K] | Lost>;
  /** Sends an intent again until it is answered. Its id makes sure that it is played once. */
  insist(payload: Request<'intent'> & { readonly id: string }): Promise<Replies['intent'] | Lost>;
  /** Closes for good. */
  close(): void;
}
