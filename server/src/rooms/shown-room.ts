/** The part of a match room that lists, plans and other pages read. */
import { type MatchSummary, NO_PLAN, type PlanAnswer, type Standing } from '@dwo/shared';
import { isWatcher } from './guest';
import type { LiveMatch } from './live-match';
import { PlayingRoom } from './playing-room';
import { summaryOf } from './traffic/summaries';

/** A room that tells of its match to people who are not in it. */
export abstract class ShownRoom extends PlayingRoom {
  /** When the match may be listed, epoch milliseconds. */
  protected tellableAt = 0;

  /** Whether lists may show the match now. A rematch would reveal an end that spectators have not seen yet. */
  get isListed(): boolean {
    return this.record.visibility === 'open' && this.host.now() >= this.tellableAt;
  }

  get maker(): LiveMatch['maker'] {
    const sitter = this.lobby.chairs.all.find((each) => each !== null && !each.bot);
    return { address: this.address, person: this.record.creator ?? sitter?.player ?? null };
  }

  /** The entry of this match in the list of matches. */
  summary(): MatchSummary {
    const watchers = this.clients.filter(({ userData }) => userData !== undefined && isWatcher(userData)).length;
    const { root, course } = this.gallery ?? { root: this.root, course: this.play };
    const summary = summaryOf(this.record, root, this.lobby, this.isSealed ? null : course, watchers);
    return this.isSealed ? { ...summary, seq: 0 } : summary;
  }

  standing(): Standing | null {
    return this.isSealed ? null : ((this.gallery?.course ?? this.play)?.standing() ?? null);
  }

  /** The plan of the table as everybody may see it; empty before the match has begun. */
  plan(): PlanAnswer {
    return this.isSealed ? NO_PLAN : ((this.gallery?.course ?? this.play)?.plan() ?? NO_PLAN);
  }
}
