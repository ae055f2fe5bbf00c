/** The soldiers at a pole in words. */

import { desk } from '../../store';
import type { Hands } from '../../tools/poles';
import { POLE_HANDS } from '../../tools/poles';
import { say } from '../../words';
import { inches } from './words';

/** "1 of 2 soldiers at it, Lt. Yates is 1.4\" away". */
export function handsWords({ there, missing }: Hands): string {
  const counted = { count: Math.min(there.length, POLE_HANDS), needed: POLE_HANDS };
  const [next] = missing;
  if (next === undefined) return say('about.hands', counted);
  const name = desk.getState().names?.full(next.id) ?? next.id;
  return say('about.hands.missing', { ...counted, name, gap: inches(next.gapCi) });
}
