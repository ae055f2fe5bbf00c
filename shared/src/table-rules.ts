/** The rule of the table behind each failure and deed; packages/kernel/TABLE.md has the rules. */
import type { TableRule } from '@dwo/kernel';
import type { Deed } from './deeds';
import type { FailureCode } from './failures';

const OF_FAILURE: Partial<Record<FailureCode, TableRule>> = {
  CHAIR_UNKNOWN: 'TABLE-1',
  CHAIR_TAKEN: 'TABLE-1',
  MATCH_FULL: 'TABLE-1',
  CHAIR_LOCKED: 'TABLE-1',
  REMOVED: 'TABLE-1',
  NOT_BEGUN: 'TABLE-2',
  ALREADY_BEGUN: 'TABLE-2',
  NOT_CREATOR: 'TABLE-2',
  NOT_READY_YET: 'TABLE-2',
  NOT_SEATED: 'TABLE-3',
  NOT_YOURS: 'TABLE-3',
  NAME_TAKEN: 'TABLE-4',
  STALE: 'TABLE-5',
  PAUSED: 'TABLE-7',
  NOT_PAUSED: 'TABLE-7',
  MATCH_OVER: 'TABLE-8',
  NOT_OVER: 'TABLE-8',
  ALREADY_ASKED: 'TABLE-9',
  NOT_ASKED: 'TABLE-9',
  DECLINED_BEFORE: 'TABLE-9',
  NOTHING_PLAYED: 'TABLE-10',
  OTHERS_PLAYED: 'TABLE-10',
  ROLLED: 'TABLE-10',
  HIDING: 'TABLE-10',
  REVEALED: 'TABLE-10',
  TIMED_OUT: 'TABLE-10',
  NOT_AWAY: 'TABLE-12',
  NO_MATE: 'TABLE-13',
  NO_BOT: 'TABLE-13',
  NOT_OPEN: 'TABLE-13',
  ALREADY_SO: 'TABLE-13',
  SEAT_RETURNED: 'TABLE-14',
  TOO_LATE: 'TABLE-16',
  IN_TOURNAMENT: 'TABLE-16',
  MUTED: 'TABLE-15',
  NO_TEAM: 'TABLE-15',
  COUNTS: 'TABLE-17',
  DAY_PLAYED: 'TABLE-17',
};

/** The rule of the table that a request broke; null if the failure is not about one. */
export function ruleOfFailure(code: FailureCode): TableRule | null {
  return OF_FAILURE[code] ?? null;
}

/** The rule of the table by which a deed was done. */
export function ruleOfDeed(deed: Deed): TableRule {
  switch (deed.type) {
    case 'asked':
    case 'agreed':
    case 'declined':
    case 'withdrew':
      return 'TABLE-9';
    case 'tookBack':
      return 'TABLE-10';
    case 'paused':
    case 'resumed':
      return 'TABLE-7';
    case 'opened':
    case 'closed':
      return 'TABLE-13';
    case 'handed':
      return deed.to === 'owner' ? 'TABLE-14' : 'TABLE-13';
    case 'aborted':
      return 'TABLE-16';
  }
}
