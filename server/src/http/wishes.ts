/** Checks the parts of a request to play: every fault is a Refusal that names its field. */
import { frozen } from '@dwo/kernel';
import { type Game, hasHalves, type Terms, termsShape, withMirror } from '@dwo/shared';
import type { z } from 'zod';
import { Refusal } from '../failure';
import { newOptions } from '../new-options';
import { systemDice } from '../secrets';
import { inSlices } from '../slices';
import { firstMistake, type Mistake } from './piecewise';

/** The most refusals of the rules that are reported at once. */
const REASONS = 50;

interface ChanceHost {
  readonly random: (bytes: number) => Uint8Array;
}

/** The requested options, or those of the preset, as the game plays them. Rejects with a Refusal if the game refuses them. */
export async function optionsOf(
  host: ChanceHost,
  game: Game,
  wish: { readonly options?: unknown; readonly preset: string },
): Promise<unknown> {
  const options = wish.options === undefined ? fromPreset(host, game, wish.preset) : wish.options;
  const mistake = await inSlices(firstMistake(game.options, options));
  if (mistake !== null) throw badMessage(mistake, 'options');
  const valid = newOptions(game, parsed(game.options, options, 'options'));
  const refusals = game.rules.checkSetup(frozen(valid));
  if (refusals.length > 0) {
    const told = refusals.slice(0, REASONS);
    const why = told.map(({ code, rule }) => `${code} (${rule})`).join(', ');
    throw new Refusal('BAD_OPTIONS', `These options can't be played: ${why}`, 422, 'options', told);
  }
  return valid;
}

/** The requested terms, or `usual` if there are none. Throws a Refusal for invalid ones. */
export function termsOf(wish: unknown, usual: Terms): Terms {
  const { data, error } = termsShape.safeParse(wish ?? usual);
  if (error === undefined) return data;
  const [issue] = error.issues;
  const field = ['terms', ...(issue?.path ?? [])].join('.');
  throw new Refusal('BAD_TERMS', `These terms are not valid: ${issue?.message ?? 'bad terms'}`, 422, field);
}

/** The terms of a battle with or without its mirror. Throws a Refusal if the battle has no two sides that differ. */
export function mirrored(game: Game, options: unknown, terms: Terms, mirror = terms.mirror === true): Terms {
  if (mirror && !hasHalves(game, options)) {
    throw new Refusal('BAD_OPTIONS', 'Only two players whose sides differ can play a mirror match', 422, 'mirror');
  }
  return withMirror(terms, mirror);
}

/** Throws a Refusal if a fork is to be a mirror match, because it does not begin where its rematch would. */
export function noMirrorOfForks(mirror: boolean | undefined): void {
  if (mirror === true) throw new Refusal('BAD_OPTIONS', 'A fork is no half of a mirror match', 422, 'mirror');
}

function fromPreset(host: ChanceHost, game: Game, name: string): unknown {
  const preset = Object.hasOwn(game.presets, name) ? game.presets[name] : undefined;
  if (preset === undefined) throw new Refusal('PRESET_UNKNOWN', `There is no preset ${name}`, 404, 'preset');
  return preset(systemDice(host.random));
}

/** The value parsed by this schema. Throws a Refusal that names the field below `under`. */
export function parsed<T>(shape: z.ZodType<T>, value: unknown, under: string): T {
  const { data, error } = shape.safeParse(value);
  if (error === undefined) return data as T;
  throw badMessage(error.issues[0] ?? { path: [], message: 'Bad request' }, under);
}

function badMessage({ path, message }: Mistake, under: string): Refusal {
  const field = [under, ...path].filter((part) => part !== '').join('.');
  return new Refusal('BAD_MESSAGE', message, 400, field);
}
