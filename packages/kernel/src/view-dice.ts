/** Dice for thinking about a view: the same question is always answered alike. */
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';
import type { Dice } from './dice';
import type { Seat } from './ruleset';
import { seededDice } from './seeded';

/** Dice that depend only on what a seat sees. They decide nothing in a match. */
export function viewDice(view: object, seat: Seat): Dice {
  return seededDice(sha256(utf8ToBytes(canonicalJson(view))), seat);
}
