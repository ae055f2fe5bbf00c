/** The tellings of shots, closing fire and empty guns. */
import { chanceOf36, type FireWindow, type Weapon, waysOf36, weaponRow } from '@dwo/dino-wars';
import type { VoiceName } from '@dwo/kits/audio/voices';
import { deed, figureDid, note, rollNote } from '../hud/words/log-entry';
import { capital, weaponName } from '../hud/words/words';
import { shownFor } from '../tools/figures';
import { say } from '../words';
import type { DiceKind, LuckKind } from './rolls';
import type { DiceWords, Tellings } from './telling';

const VOICES: Record<Weapon, VoiceName> = {
  rifle: 'crack',
  assault_rifle: 'rattle',
  smg: 'rattle',
  pistol: 'crack',
  grenade: 'boom',
  flamethrower: 'whoosh',
  automatic_rifle: 'rattle',
  bazooka: 'boom',
  lmg: 'rattle',
  hmg: 'rattle',
  recoilless_rifle: 'boom',
  mortar: 'boom',
  light_artillery: 'boom',
  heavy_artillery: 'boom',
};

const RULE_OF: Record<FireWindow, string> = { closing: 'DW-CLOSE-10', regular: 'DW-ATK-2', secondary: 'DW-SEC-1' };

/** The lowest roll with which a stray shot hits (DW-OPT-FIC-1). */
const STRAY = 10;

export const fireDice = {
  shot: { gains: 'army', loses: 'dinosaurs' },
  stray: { gains: 'dinosaurs', loses: 'army', who: 'dice.who.stray' },
} satisfies { [K in DiceKind]?: DiceWords };

export const fireAttacks: readonly LuckKind[] = ['fire', 'closing-fire'];

const shot: Tellings<'shot'> = {
  shot: {
    pictureMs: 750,
    dice: ({ dice, score, hit, figure, target }) => ({
      ...{ what: 'shot', dice, needed: score, success: hit, by: figure, at: target },
    }),
    effects({ figure, target, hit, spotter, weapon }, state) {
      const from = shownFor(state, figure);
      const word = say(hit ? `burst.${weapon}` : 'burst.miss');
      return [
        { type: spotter === null ? 'tracer' : 'shell', from, to: target, hit },
        { type: 'burst', figure: from, word, tone: hit ? 'bang' : 'miss' },
      ];
    },
    cue: ({ hit, weapon }) => ({ voice: hit ? VOICES[weapon] : 'kazoo', pitch: 1 }),
    entry(event, scribe) {
      const { hit, window, spotter } = event;
      const facts = { rule: RULE_OF[window], closing: window === 'closing' };
      const draft = deed(scribe, event, hit ? 'log.shot.hit' : 'log.shot.missed', facts);
      const roll = rollNote(event.dice, event.score, event.parts);
      const word = hit ? note(say('log.hit'), 'hit', null) : note(say('log.miss'), 'miss', null);
      const by = (name: string) => note(say('log.spotted-by', { name }), 'plain', 'DW-IND-3');
      const seen = spotter === null ? [] : [by(scribe.names.full(spotter))];
      const weapon = say('log.weapon', { weapon: capital(weaponName(event.weapon)) });
      return { ...draft, notes: [note(weapon, 'plain', null), ...seen, roll, word] };
    },
    luck({ window, weapon, score, hit }) {
      const kind = window === 'closing' ? 'closing-fire' : 'fire';
      return { side: 'army', kind, chance: chanceOf36(score, weaponRow(weapon).autoKill), had: hit };
    },
  },
};

const stray: Tellings<'strayed'> = {
  strayed: {
    pictureMs: 500,
    dice: ({ dice, figure, target }) => ({
      ...{ what: 'stray', dice, needed: STRAY, atLeast: true, success: target !== null, by: figure, at: target },
    }),
    effects: ({ target }) =>
      target === null ? [] : [{ type: 'burst', figure: target, word: say('burst.stray'), tone: 'bang' }],
    note({ dice, figure, target }, { names }) {
      const roll = dice[0] + dice[1];
      if (target === null) return { figure, note: note(say('log.stray.nobody', { roll }), 'plain', 'DW-OPT-FIC-1') };
      const text = say('log.stray.hit', { roll, name: names.full(target) });
      return { figure, also: target, note: note(text, 'dead', 'DW-OPT-FIC-1') };
    },
    // A loss of the army.
    luck: ({ target }) => ({ side: 'army', kind: 'stray', chance: 36 - waysOf36(STRAY - 1), had: target !== null }),
  },
};

export const fire: Tellings<
  'shot' | 'strayed' | 'reactionOpened' | 'reactionClosed' | 'emptied' | 'reloaded' | 'reloadBroken'
> = {
  ...shot,
  ...stray,
  reactionOpened: {
    cue: () => ({ voice: 'paper', pitch: 1 }),
    entry: ({ target }, scribe) => figureDid(scribe, target, 'log.may-answer', { rule: 'DW-R-14' }),
  },
  reactionClosed: {
    /** A shot after it has its own line; holding fire and running out of time need one here. */
    entry({ target, weapon, late }, scribe) {
      if (weapon !== null && !late) return null;
      const facts = { rule: late ? 'DW-R-17' : 'DW-CLOSE-4', late };
      if (weapon === null) return figureDid(scribe, target, 'log.holds-fire', facts);
      return figureDid(scribe, target, 'log.answers', { ...facts, weapon: weaponName(weapon) });
    },
  },
  emptied: { entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.emptied', { rule: 'DW-CREW-3' }) },
  reloaded: { entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.reloaded', { rule: 'DW-CREW-4' }) },
  reloadBroken: {
    entry: ({ figure }, scribe) => figureDid(scribe, figure, 'log.reload-broken', { rule: 'DW-R-45' }),
  },
};
