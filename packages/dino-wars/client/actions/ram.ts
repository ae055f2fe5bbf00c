/** The way and the telling of driving into a dinosaur (DW-OPT-RAM-1). */
import { wayOf, waysOf36 } from '@dwo/dino-wars';
import { deed, note, rollNote } from '../hud/words/log-entry';
import { whyNot } from '../tools/referee';
import { say } from '../words';
import type { DiceKind, LuckKind } from './rolls';
import type { DiceWords, Tellings } from './telling';
import { walking, walkLeftCi } from './walk';
import { plain, type Way } from './way';

export const ramWay: Way = {
  icon: 'claw',
  atOnce: false,
  along(walker, corners, stopAt) {
    if (stopAt === null) return walking(walker, corners, stopAt);
    const { state, seat, figure } = walker;
    const { path, costCi } = wayOf(state, figure, corners, stopAt);
    const intent = { type: 'ram', vehicle: figure, path: plain(corners), target: stopAt } as const;
    const refusal = whyNot(state, seat, intent);
    const mayCi = walkLeftCi(walker, false);
    return { asked: corners, stopAt, path, heights: null, costCi, mayCi, touches: [stopAt], refusal, intent };
  },
  leftCi: walkLeftCi,
  step: ({ fixed }) => say(fixed ? 'step.ram.press' : 'step.ram'),
  button: {
    word: 'choice.ram',
    icon: 'claw',
    offered: ({ rules }, { immobile }) => rules.optional.includes('ramming_move') && !immobile,
  },
};

export const ramDice = { ram: { gains: 'army', loses: 'dinosaurs' } } satisfies { [K in DiceKind]?: DiceWords };

export const ramAttacks: readonly LuckKind[] = ['ram'];

export const ram: Tellings<'rammed'> = {
  rammed: {
    pictureMs: 800,
    dice: ({ dice, score, hit, figure, target }) => ({
      ...{ what: 'ram', dice, needed: score, success: hit, by: figure, at: target },
    }),
    effects: ({ figure, target, hit }) => [
      { type: 'ram', figure, target, hit },
      { type: 'burst', figure: target, word: say(hit ? 'burst.ram' : 'burst.ram.miss'), tone: hit ? 'bang' : 'miss' },
    ],
    cue: () => ({ voice: 'boom', pitch: 0.8 }),
    entry(event, scribe) {
      const draft = deed(scribe, event, event.hit ? 'log.rammed' : 'log.ram-missed', { rule: 'DW-OPT-RAM-2' });
      const word = event.hit ? note(say('log.crash'), 'hit', null) : note(say('log.miss'), 'miss', null);
      return { ...draft, notes: [rollNote(event.dice, event.score, event.parts), word] };
    },
    luck: ({ score, hit }) => ({ side: 'army', kind: 'ram', chance: waysOf36(score), had: hit }),
  },
};
