/** The tellings of overruns and of attacks by dinosaurs. */
import { DINOSAURS, destroysUpTo, dinosaurOf, type FigureId, type State, tablesOf, waysOf36 } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { deed, figureDid, note, rollNote } from '../hud/words/log-entry';
import { inches } from '../hud/words/words';
import { say } from '../words';
import type { DiceKind, LuckKind } from './rolls';
import type { DiceWords, Tellings } from './telling';

export const biteDice = { attack: { gains: 'dinosaurs', loses: 'army' } } satisfies { [K in DiceKind]?: DiceWords };

export const biteAttacks: readonly LuckKind[] = ['attack', 'overrun'];

/** The largest stomp, the smallest chomp, the others bite. */
function burstWord(figure: FigureId, state: Frozen<State>): string {
  const kind = dinosaurOf(state, figure)?.kind;
  const life = kind === undefined ? 0 : DINOSAURS[kind].lifePoints;
  return say(`burst.bite.${life >= 14 ? 'big' : life >= 8 ? 'middle' : 'small'}`);
}

/** The highest roll that destroys a vehicle, whatever the score (DW-AUTO-3 to 5); 0 against any other target. */
function certainUpTo(figure: FigureId, target: FigureId, state: Frozen<State>): number {
  const vehicle = state.vehicles[target];
  const attacker = dinosaurOf(state, figure);
  if (vehicle === undefined || attacker === null) return 0;
  const tables = tablesOf(state);
  return destroysUpTo(tables.dinosaurs[attacker.kind], tables.vehicles[vehicle.kind]);
}

/** The tellings of overruns and attacks. */
export const bite: Tellings<'overrunDeclared' | 'attacked' | 'overrunEnded'> = {
  overrunDeclared: {
    cue: () => ({ voice: 'squeak', pitch: 0.7 }),
    entry: (event, scribe) => deed(scribe, event, 'log.charges', { rule: 'DW-OVER-3', length: inches(event.costCi) }),
  },
  attacked: {
    pictureMs: 500,
    dice: ({ dice, score, hit, figure, target }) => ({
      ...{ what: 'attack', dice, needed: score, success: hit, by: figure, at: target },
    }),
    effects: ({ figure, hit }, state) => [
      hit
        ? { type: 'burst', figure, word: burstWord(figure, state), tone: 'bite' }
        : { type: 'burst', figure, word: say('burst.bite.miss'), tone: 'miss' },
    ],
    cue: ({ hit }) => ({ voice: hit ? 'chomp' : 'kazoo', pitch: 1 }),
    entry(event, scribe) {
      const { hit, overrun } = event;
      const key = overrun ? (hit ? 'log.ran-down' : 'log.ran-past') : hit ? 'log.bit' : 'log.snapped';
      const draft = deed(scribe, event, key, { rule: overrun ? 'DW-OVER-4' : 'DW-DATK-1' });
      const word = hit ? note(say('log.chomp'), 'hit', null) : note(say('log.miss'), 'miss', null);
      return { ...draft, notes: [rollNote(event.dice, event.score, event.parts), word] };
    },
    luck({ figure, target, overrun, score, hit }, state) {
      const chance = Math.max(waysOf36(score), waysOf36(certainUpTo(figure, target, state)));
      return { side: 'dinosaurs', kind: overrun ? 'overrun' : 'attack', chance, had: hit };
    },
  },
  overrunEnded: {
    note: ({ figure, success }) => ({
      figure,
      note: note(say(success ? 'log.goes-on' : 'log.move-over'), 'plain', null),
    }),
    entry: ({ figure, rule, success }, scribe) => figureDid(scribe, figure, 'log.overrun-ended', { rule, success }),
  },
};
