/** What an event looks and sounds like. */
import { DINOSAURS, type Event, type HandWeapon, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { VoiceName } from '../audio/voices';
import type { Effect } from '../scene/model';

export interface Cue {
  readonly voice: VoiceName;
  readonly pitch: number;
}

const SHOT_WORDS: Record<HandWeapon, string> = {
  rifle: 'BLAM!',
  assault_rifle: 'RAT-TAT-TAT!',
  smg: 'RAT-TAT!',
  pistol: 'POP!',
  grenade: 'KA-BOOM!',
  flamethrower: 'FWOOSH!',
  automatic_rifle: 'RAT-TAT-TAT!',
  bazooka: 'WHOOSH-BOOM!',
};

const SHOT_VOICES: Record<HandWeapon, VoiceName> = {
  rifle: 'crack',
  assault_rifle: 'rattle',
  smg: 'rattle',
  pistol: 'crack',
  grenade: 'boom',
  flamethrower: 'whoosh',
  automatic_rifle: 'rattle',
  bazooka: 'boom',
};

const BITE_WORDS = ['CHOMP!', 'CRUNCH!', 'STOMP!'] as const;

/** The pictures of one event, in order; `state` as it is just after it. */
export function effectsOf(event: Event, state: Frozen<State>): readonly Effect[] {
  switch (event.type) {
    case 'moved':
      return [{ type: 'glide', figure: event.figure, path: event.path }];
    case 'shot': {
      const { figure, target, hit } = event;
      const word = hit ? SHOT_WORDS[event.weapon] : 'PTOO';
      return [
        { type: 'tracer', from: figure, to: target, hit },
        { type: 'burst', figure, word, tone: hit ? 'bang' : 'miss' },
      ];
    }
    case 'wounded':
      return event.rule === 'DW-AUTO-2'
        ? [{ type: 'burst', figure: event.figure, word: 'KA-BOOM!', tone: 'auto' }]
        : [{ type: 'number', figure: event.figure, text: `−${event.lost}` }];
    case 'attacked':
      return [
        event.hit
          ? { type: 'burst', figure: event.figure, word: biteWord(event.figure, state), tone: 'bite' }
          : { type: 'burst', figure: event.figure, word: 'THUD', tone: 'miss' },
      ];
    case 'luckRolled':
      return event.lucky ? [{ type: 'burst', figure: event.figure, word: 'PHEW!', tone: 'luck' }] : [];
    case 'killed':
      return [{ type: 'death', figure: event.figure }];
    default:
      return [];
  }
}

/** The biggest stomp, the small ones chomp. */
function biteWord(figure: string, state: Frozen<State>): string {
  const kind = state.dinosaurs[figure]?.kind;
  const life = kind === undefined ? 0 : DINOSAURS[kind].lifePoints;
  return BITE_WORDS[life >= 14 ? 2 : life >= 8 ? 1 : 0];
}

/** The sound of an event; `state` as it is just after it. */
export function cueOf(event: Event, state: Frozen<State>): Cue | null {
  switch (event.type) {
    case 'phaseBegan':
      return { voice: 'snare', pitch: 1 };
    case 'moved':
      return step(event.figure, state);
    case 'faced':
    case 'leftContact':
      return { voice: 'clack', pitch: 1.2 };
    case 'overrunDeclared':
      return { voice: 'squeak', pitch: 0.7 };
    case 'reactionOpened':
      return { voice: 'paper', pitch: 1 };
    case 'shot':
      return event.hit ? { voice: SHOT_VOICES[event.weapon], pitch: 1 } : { voice: 'kazoo', pitch: 1 };
    case 'attacked':
      return event.hit ? { voice: 'chomp', pitch: 1 } : { voice: 'kazoo', pitch: 1 };
    case 'luckRolled':
      return event.lucky ? { voice: 'phew', pitch: 1 } : null;
    case 'killed':
      return { voice: 'clack', pitch: 0.6 };
    case 'ended':
      return { voice: 'sting', pitch: 1 };
    default:
      return null;
  }
}

/** Rubber squeaks, the smaller the higher; plastic clacks. */
function step(figure: string, state: Frozen<State>): Cue {
  const kind = state.dinosaurs[figure]?.kind;
  if (kind === undefined) return { voice: 'clack', pitch: 1 };
  return { voice: 'squeak', pitch: 0.6 + 1.2 * (1 - Math.min(1, DINOSAURS[kind].radiusCi / 260)) };
}
