/* `npm run -s verify -- FILE.json`: verifies a recorded match. Derives every roll again from the secret and the players'
   entropy, plays every intent again by the rules that the record names, and compares commitment, rolls, seals, outcome and the
   hash of the last state. It shares no line with the game's own dice and depends on nothing but Node.  Options: `--rules
   MODULE.mjs` for rules that are not in the game's edition/bundles/ (it exports `rules`), `--commitment HEX` for the commitment
   that you noted during the match, `--json` for programs. Exit codes: 0 if the record is genuine, 1 if not. */
import { createHash, createHmac } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** A difference between the record and what it should be. */
class Flaw extends Error {
  constructor(code, message, n = null) {
    super(message);
    this.code = code;
    this.n = n;
  }
}

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

/** JSON with sorted keys and no spaces. */
function canonical(value) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${members.join(',')}}`;
}

const same = (a, b) => canonical(a) === canonical(b);
const copy = (value) => JSON.parse(JSON.stringify(value));
const before = (record, back) => (back === 0 ? record : before(record.origin, back - 1));
const keyOf = ({ secret, entropy }) => hmac(Buffer.from(secret, 'hex'), JSON.stringify(entropy));
const told = (rolls) => (rolls.length === 0 ? 'nothing' : rolls.map(([sides, face]) => `d${sides}=${face}`).join(' '));

/**
 * The dice of one step. Roll r, from 1, uses the first of HMAC(key, 'step.r.0'), HMAC(key, 'step.r.1') ... whose first four
 * bytes are below the largest multiple of the sides. The face is that number modulo the sides, plus 1.
 */
function diceOf(key, step, known = new Map()) {
  const [rolls, turned] = [[], []];
  return {
    rolls,
    turned,
    turn(pack, slot, to) {
      if (to !== 'all') return null;
      const card = known.get(`${pack} ${slot}`);
      if (card === undefined) throw new Error(`the card at ${pack} ${slot} is turned, and the record does not open it`);
      turned.push(card);
      return card.card;
    },
    roll(sides) {
      const fair = 2 ** 32 - (2 ** 32 % sides);
      for (let attempt = 0; ; attempt++) {
        const value = hmac(key, `${step}.${rolls.length + 1}.${attempt}`).readUInt32BE(0);
        if (value >= fair) continue;
        rolls.push([sides, (value % sides) + 1]);
        return (value % sides) + 1;
      }
    },
  };
}

function isHex(text, digits) {
  return typeof text === 'string' && text.length === digits && /^[0-9a-f]*$/.test(text);
}

/** Throws unless the record has the right shape and its secret opens the commitment. */
function checkShape(record, rules) {
  if (typeof record !== 'object' || record === null) throw new Flaw('NOT_A_RECORD', 'This is no record of a match');
  const { format, game, version, secret, entropy, entries, commitment, options } = record;
  if (format !== 2) {
    throw new Flaw('NOT_A_RECORD', 'Only records of format 2 can be verified: older ones have no commitment');
  }
  if (game !== rules.id || version !== rules.version) {
    throw new Flaw('NOT_A_RECORD', `Played by ${game} ${version}, and these rules are ${rules.id} ${rules.version}`);
  }
  if (!Array.isArray(entries) || !Array.isArray(entropy) || typeof options !== 'object') {
    throw new Flaw('NOT_A_RECORD', 'Parts of the record are missing');
  }
  for (const [seat, added] of entropy.entries()) {
    if (added !== null && !isHex(added, 32)) throw new Flaw('NOT_A_RECORD', `What seat ${seat} added is no entropy`);
  }
  if (!isHex(secret, 64) || sha256(Buffer.from(secret, 'hex')) !== `${commitment}`.slice(0, 64)) {
    throw new Flaw('COMMITMENT', 'The secret is not the one that was committed to');
  }
}

/** The cards that a record opens, by pack and slot. Throws unless each opens its seal and belongs to its pack. */
function cardsOf({ options, packs: seals = {}, commitment, dealt = [], entries }, rules, key) {
  const packs = rules.packs?.(copy(options)) ?? [];
  if (commitment.slice(64) !== (packs.length === 0 ? '' : sha256(canonical(seals)))) {
    throw new Flaw('COMMITMENT', 'The seals on the cards are not those that were committed to');
  }
  const turned = [...dealt, ...entries.flatMap((entry) => entry.turned ?? [])];
  const known = new Map(turned.map((one) => [`${one.pack} ${one.slot}`, one]));
  for (const { id, cards } of packs) {
    const [cut, rest, dice] = [[], [...cards.keys()], diceOf(hmac(key, `cut.${id}`), 0)];
    while (rest.length > 0) cut.push(...rest.splice(rest.length > 1 ? dice.roll(rest.length) - 1 : 0, 1));
    const left = [...cards];
    for (const { slot, card, salt } of [...known.values()].filter(({ pack }) => pack === id)) {
      const sealed = sha256(Buffer.from(salt, 'hex'), Buffer.from(canonical(card), 'utf8')) === seals[id]?.[cut[slot]];
      const at = left.indexOf(card);
      if (!sealed || at < 0 || seals[id].length !== cards.length) {
        throw new Flaw('CARD', `The card at ${id} ${slot} is not the one that was sealed, or not one of the pack`);
      }
      left.splice(at, 1);
    }
  }
  return known;
}

/** A match that is played again. */
class Again {
  constructor(record, rules, start) {
    Object.assign(this, { record, rules, start, secret: Buffer.from(record.secret, 'hex'), key: keyOf(record) });
    this.cards = cardsOf(record, rules, this.key);
    [this.stand, this.seals] = [[], []];
    this.lots = this.setUp();
    this.seal();
  }

  /** Sets up the first state; returns the dice that it used. */
  setUp() {
    const dice = diceOf(this.key, 0, this.cards);
    this.state = this.start === null ? this.rules.setup(copy(this.record.options), dice) : copy(this.start);
    return dice;
  }

  /** Plays an intent; returns the dice that it used. */
  play(seat, intent) {
    const refusal = this.rules.check(this.state, seat, intent);
    if (refusal !== null) throw new Error(`seat ${seat} may not ${JSON.stringify(intent)}: ${JSON.stringify(refusal)}`);
    const occasion = this.rules.occasion?.(this.state, seat, intent) ?? `${seat} ${intent.type}`;
    const name = this.record.dice === 'by-occasion' ? occasion : null; // otherwise the step counts
    const times = this.stand.filter((one) => one.name === name).length + 1;
    const begins = name === null ? times : `${name}#${times}`;
    const former = this.record.origin?.ahead?.find((one) => one.occasion === begins);
    const key = former ? keyOf(before(this.record, 1 + (former.back ?? 0))) : this.key; // rolled in a match before
    const dice = diceOf(key, former?.dice ?? begins, this.cards);
    this.rules.resolve(this.state, seat, copy(intent), dice, (event) => this.rules.evolve(this.state, event));
    this.stand.push({ seat, intent, name });
    this.seal();
    return dice;
  }

  /** Goes back to the state after the first `steps` of the intents that were not undone. */
  back(steps) {
    if (!Number.isSafeInteger(steps) || steps < 0 || steps > this.stand.length) {
      throw new Error(`there is no way back to step ${steps} from step ${this.stand.length}`);
    }
    const again = this.stand.slice(0, steps);
    this.stand = [];
    this.seals = this.seals.filter(({ step }) => step <= steps);
    this.setUp();
    for (const { seat, intent } of again) this.play(seat, intent);
  }

  /** Seals what seats hide in the setup, as soon as the rules say what that is. */
  seal() {
    const { rules, record, secret, seals, state } = this;
    const seats = rules.hidden === undefined ? 0 : rules.seats(record.options);
    for (let seat = 0; seat < seats; seat++) {
      if (seals.some((made) => made.seat === seat)) continue;
      const hidden = rules.hidden(state, seat);
      if (hidden === null) continue;
      const salt = hmac(secret, `seal.${seat}`);
      const seal = sha256(salt, Buffer.from(canonical(hidden), 'utf8'));
      seals.push({ seat, seal, step: this.stand.length, salt: salt.toString('hex'), hidden: copy(hidden) });
    }
    seals.sort((a, b) => a.seat - b.seat);
  }
}

/** The verified last state of the match that this one continues; null if it continues none. */
function startOf(record, rules) {
  if (record.origin === undefined) return null;
  if (rules.packs !== undefined)
    throw new Flaw('NOT_A_RECORD', 'Nobody may know the cards that a match would go on with');
  if (!same(record.origin.options, record.options)) {
    throw new Flaw('NOT_A_RECORD', 'This match has other options than the one it goes on from');
  }
  try {
    return followed(record.origin, rules).again.state;
  } catch (error) {
    if (error instanceof Flaw) error.message = `In the match this one goes on from: ${error.message}`;
    throw error;
  }
}

/** Plays all of a record and compares its rolls. */
function followed(record, rules) {
  checkShape(record, rules);
  const refusals = rules.checkSetup(copy(record.options));
  if (refusals.length > 0) throw new Flaw('NOT_A_RECORD', `Its options can't be played: ${JSON.stringify(refusals)}`);
  const again = new Again(record, rules, startOf(record, rules));
  const { rolls: lots, turned: dealt } = again.lots;
  let count = lots.length;
  if (!same(record.dealt ?? [], dealt)) throw new Flaw('CARD', 'The set-up turns other cards than the record says');
  if (record.lots !== undefined && !same(record.lots, lots)) {
    throw new Flaw('LOTS', `The set-up rolls ${told(lots)}, the record says ${told(record.lots)}`);
  }
  for (const [i, entry] of record.entries.entries()) {
    const n = i + 1;
    let [rolls, turned] = [[], []];
    try {
      if ('back' in entry) again.back(entry.back);
      else if ('intent' in entry) ({ rolls, turned } = again.play(entry.seat, entry.intent));
    } catch (error) {
      throw new Flaw('ENTRY', `Entry ${n}: ${error.message}`, n);
    }
    count += rolls.length;
    if (!same(entry.turned ?? [], turned))
      throw new Flaw('CARD', `Entry ${n} turns other cards than the record says`, n);
    if ('intent' in entry && entry.rolls !== undefined && !same(entry.rolls, rolls)) {
      throw new Flaw('ROLLS', `Entry ${n} rolls ${told(rolls)}, the record says ${told(entry.rolls)}`, n);
    }
  }
  return { again, count };
}

/**
 * Verifies a parsed record by these rules. Returns `{ok: true, entries, rolls, seals, outcome, hash}`, or `{ok: false, code, n,
 * message}` with the fault and, if it concerns one, its entry from 1.
 */
export function verify(record, rules, noted = null) {
  try {
    const { again, count } = followed(record, rules);
    if (noted !== null && noted !== record.commitment) {
      throw new Flaw('NOT_AS_SEEN', `You noted the commitment ${noted}, the record says ${record.commitment}`);
    }
    if (record.seals !== undefined && !same(record.seals, again.seals)) {
      throw new Flaw('SEAL', 'What was hidden in the set-up is not what the record says was sealed');
    }
    const outcome = rules.outcome(again.state);
    if (record.outcome !== undefined && !same(record.outcome, outcome)) {
      throw new Flaw('OUTCOME', `It ends with ${canonical(outcome)}, the record says ${canonical(record.outcome)}`);
    }
    const last = rules.packs === undefined ? again.state : rules.view(again.state, 'spectator');
    const hash = sha256(canonical(last)).slice(0, 32);
    if (record.hash !== undefined && record.hash !== hash) {
      throw new Flaw('HASH', `The last state has the hash ${hash}, the record says ${record.hash}`);
    }
    return { ok: true, entries: record.entries.length, rolls: count, seals: again.seals.length, outcome, hash };
  } catch (error) {
    const { code = 'NOT_A_RECORD', n = null, message } = error;
    return { ok: false, code: error instanceof Flaw ? code : 'NOT_A_RECORD', n, message };
  }
}

/** The rules of a record: a module that exports `rules`. */
async function rulesFor(record, given) {
  const name = `${record?.game}-${record?.version}`;
  if (given === undefined && !/^[a-z0-9-]+$/.test(name)) throw new Error('This is no record of a match');
  const kept = join(dirname(process.argv[1]), '..', 'packages', `${record?.game}`, 'edition', 'bundles', `${name}.mjs`);
  const file = resolve(given ?? kept);
  if (!existsSync(file)) throw new Error(`There are no rules at ${file}; name them with --rules MODULE.mjs`);
  const { rules } = await import(pathToFileURL(file).href);
  if (rules === undefined) throw new Error(`The rules at ${file} are too old to be verified by`);
  return rules;
}

function say(verdict) {
  if (!verdict.ok) return `NOT WHAT IT SAYS (${verdict.code}): ${verdict.message}`;
  const { entries, rolls, seals, outcome, hash } = verdict;
  const end = outcome === null ? 'it was not over' : `it ended by ${outcome.rule}`;
  return `Verified: ${entries} entries, ${rolls} rolls, ${seals} seals; ${end}; last state ${hash}`;
}

const USAGE = 'Usage: npm run -s verify -- FILE.json [--commitment HEX] [--rules MODULE.mjs] [--json]';

async function main(args) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }];
  const options = { rules: text, commitment: text, json: flag, help: flag };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [file] = positionals;
  if (values.help) return console.log(USAGE);
  if (file === undefined) throw Object.assign(new Error(USAGE), { code: 'ERR_PARSE_ARGS_NO_FILE' });
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const verdict = verify(record, await rulesFor(record, values.rules), values.commitment ?? null);
  console.log(values.json ? JSON.stringify(verdict) : say(verdict));
  process.exitCode = verdict.ok ? 0 : 1;
}

if (process.argv[1]?.endsWith('verify.mjs')) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(error.message.split(/\. To /)[0]);
    process.exitCode = error.code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
  });
}
