/** The words for how long after its players spectators see a match. */
import { say } from '../words';

/** A delay in a few words, as a choice. */
export function delayWord(delay: number): string {
  return delay === 0 ? say('delay.none') : say('delay.later', { time: timeOf(delay) });
}

/** The meaning of a delay, in a sentence or two. */
export function delayText(delay: number): string {
  return delay === 0 ? say('delay.text.none') : say('delay.text.later', { time: timeOf(delay) });
}

/** A duration in whole minutes if it is a multiple of one, else in seconds. */
export function timeOf(seconds: number): string {
  return seconds % 60 === 0 ? say('delay.minutes', { minutes: seconds / 60 }) : say('delay.seconds', { seconds });
}
