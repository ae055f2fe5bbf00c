/** Plays records in a worker, so that the table stays smooth however long the match was. */
import { ownWords, Said } from '../shell/sentences';
import { useLanguage } from '../words/catalogue';
import type { Edition, Tape, Viewpoint } from './contract';
import type { Answers, Asked, FromWorker, Kind, Shot } from './protocol';
import { say } from './record/words';

/** The number of entries played before questions are answered. */
const AT_ONCE = 12;
/** The interval at which the page is told the progress. */
const TELL_MS = 80;

/** The editions that a game's worker plays. */
export interface Serving {
  /** The edition of the present rules. */
  readonly present: Edition;
  /** Adapts the exports of a former version's bundle; left out by a game whose bundles all keep the present contract. */
  former?(exported: unknown): Edition;
}

let serving: Serving | null = null;
let tape: Tape | null = null;
let done = false;
/** The entries at which something was said at the table. */
let said: readonly number[] = [];
/** The place of a line in the log, by viewpoint and entry. */
const anchored = new Map<string, number>();
/** Questions about entries that were not played yet, with the entry that each needs. */
let waiting: { readonly upTo: number; readonly go: () => void }[] = [];

function tell(message: FromWorker): void {
  self.postMessage(message);
}

async function fetchedBundle(bundle: string): Promise<{ readonly edition: Edition }> {
  try {
    return (await import(/* @vite-ignore */ bundle)) as { readonly edition: Edition };
  } catch (error) {
    throw new Said(say('record.rules'), { cause: error });
  }
}

async function editionAt(bundle: string | null): Promise<Edition> {
  if (serving === null) throw new Error('The worker serves no game');
  if (bundle === null) return serving.present;
  const { edition } = await fetchedBundle(bundle);
  return serving.former?.(edition) ?? edition;
}

async function open({ record, bundle, language }: Answers['open']['ask']): Promise<Answers['open']['answer']> {
  await useLanguage(language);
  const edition = await editionAt(bundle);
  // A bundle has catalogues of its own; the present edition uses this worker's.
  if (bundle !== null) await edition.speak?.(language);
  tape = await edition.open(record);
  setTimeout(() => void play(0), 0);
  return tape.cast;
}

function play(told: number): void {
  if (tape === null) return;
  done = !tape.advance(AT_ONCE);
  answerWaiting(tape.played);
  const now = performance.now();
  if (done || now - told > TELL_MS) {
    const { played, fault } = tape;
    tell({ type: 'progress', progress: { played, done, fault, marks: tape.marks() } });
    if (!done) setTimeout(() => play(now), 0);
  } else setTimeout(() => play(told), 0);
}

function answerWaiting(played: number): void {
  const ready = waiting.filter(({ upTo }) => done || upTo <= played);
  waiting = waiting.filter(({ upTo }) => !done && upTo > played);
  for (const { go } of ready) go();
}

/** Resolves with the tape once it has been played up to an entry, or as far as possible. */
function reached(upTo: number): Promise<Tape> {
  return new Promise((resolve, reject) => {
    const go = () => (tape === null ? reject(new Error('No record is open')) : resolve(tape));
    if (done || (tape !== null && tape.played >= upTo)) go();
    else waiting.push({ upTo, go });
  });
}

function shot(from: Tape, n: number, viewpoint: Viewpoint): Shot {
  const anchors = said.flatMap((at) => (at <= n ? [[at, keyAt(from, at, viewpoint)] as const] : []));
  return { frame: from.frame(n, viewpoint), anchors };
}

function keyAt(from: Tape, n: number, viewpoint: Viewpoint): number {
  const name = `${viewpoint} ${n}`;
  const key = anchored.get(name) ?? from.line?.(n, viewpoint) ?? from.frame(n, viewpoint).log.at(-1)?.key ?? 0;
  anchored.set(name, key);
  return key;
}

const ALL = Number.POSITIVE_INFINITY;

async function answer<K extends Kind>(kind: K, ask: Answers[K]['ask']): Promise<Answers[K]['answer']> {
  const questions: { [Q in Kind]: (ask: Answers[Q]['ask']) => Promise<Answers[Q]['answer']> } = {
    open,
    said: async ({ entries }) => {
      said = entries;
      return null;
    },
    frame: async ({ n, viewpoint }) => shot(await reached(n), n, viewpoint),
    beats: async ({ n, viewpoint }) => (await reached(n)).beats(n, viewpoint),
    position: async ({ n, viewpoint }) => (await reached(n)).position?.(n, viewpoint) ?? null,
    hash: async ({ n }) => (await reached(n)).hash(n),
    checks: async () => (await reached(ALL)).checks(),
    luck: async () => (await reached(ALL)).luck(),
  };
  return questions[kind](ask);
}

/** Plays records of a game; the game's worker calls it once. */
export function serveEdition(game: Serving): void {
  serving = game;
  self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    const { id, kind, ask } = data;
    answer(kind, ask).then(
      (found) => tell({ type: 'answer', id, answer: found }),
      (error: unknown) => tell({ type: 'failure', id, why: ownWords(error) }),
    );
  });
}
