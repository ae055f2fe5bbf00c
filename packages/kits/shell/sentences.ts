/** Turns whatever was thrown into a sentence for the player. The words of a browser are never shown. */
import { say } from '../words';

/** An error whose message is a sentence from a catalogue. */
export class Said extends Error {
  override name = 'SaidError';
}

/** The words of an error that our own code threw, perhaps in a worker or by former rules; null for a browser's. */
export function ownWords(error: unknown): string | null {
  const isOwn =
    error instanceof Error && (error instanceof Said || error.name === 'SaidError' || error.name === 'Error');
  return isOwn ? error.message : null;
}

/** The sentence of an error; one of ours for everything that a browser or a library throws. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Said) return error.message;
  console.warn(error);
  return say('problem.unknown');
}
