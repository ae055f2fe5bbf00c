/** The dinocards for the bestiary. */
import type { Beast, BeastCard, BeastGroup, BeastTable } from '@dwo/kits/rulebook/bestiary';
import { DINOCARDS, type Dinocard, dinocard, FACES, HIT_FACES, type Period, RANKS } from '../../rules';
import { diceInPeriod, type Terms } from '../../rules/fight';
import { leadWins } from '../../rules/odds';
import { say as sayGame } from '../words';
import { say } from './words';

/** All cards by diet, the strongest first. */
export function allFigures(): BeastGroup[] {
  return [
    { title: say('carnivores'), beasts: DINOCARDS.filter(({ diet }) => diet === 'carnivore').map(beastOf) },
    { title: say('herbivores'), beasts: DINOCARDS.filter(({ diet }) => diet === 'herbivore').map(beastOf) },
  ];
}

/** The id of a card's entry. */
const idOf = ({ name }: Dinocard) => name.toLowerCase();

function beastOf(card: Dinocard): Beast {
  return {
    id: idOf(card),
    name: card.name,
    line: say('line', { dice: card.dice, period: sayGame(`period.${card.period}`) }),
    badge: String(card.rank),
    art: String(card.rank),
    card: () => cardOf(card),
  };
}

function cardOf(card: Dinocard): BeastCard {
  const { rank, diet, dice, colour, period } = card;
  const own = diceInPeriod(card, period);
  return {
    facts: [
      { label: say('rank'), value: String(rank), rule: 'JW-C-1' },
      { label: say('diet'), value: say('diet.of', { id: diet }), rule: 'JW-C-3' },
      { label: say('dice'), value: say('dice.of', { dice, colour }), rule: 'JW-C-5' },
      { label: say('period.dice'), value: say('dice.of', { dice: own, colour }), rule: 'JW-K-1' },
      { label: say('period'), value: sayGame(`period.${period}`), rule: 'JW-C-9' },
      { label: say('hits'), value: say('hits.of', { mean: (dice * HIT_FACES[colour]) / FACES }), rule: 'JW-C-7' },
    ],
    gifts: [],
    tables: [rivals(rank, false), rivals(rank, true)],
  };
}

/** The chance to win a combat of the standard game without combat cards; a period of null is neither's. */
export function winChance(rank: number, rival: number, period: Period | null): number {
  const terms: Terms = { hitLoss: 'difference', unlimited: false, naturalOrder: false, period };
  return leadWins(
    [
      { rank, card: null },
      { rank: rival, card: null },
    ],
    terms,
  );
}

/** The cards that a dinosaur beats more often than not, or those that beat it, the clearest first. */
function rivals(rank: number, beaten: boolean): BeastTable {
  const own = dinocard(rank).period;
  const rows = RANKS.filter((each) => each !== rank)
    .map((rival) => ({ rival, wins: winChance(rank, rival, null) }))
    .filter(({ wins }) => wins >= 0.5 === beaten)
    .sort((a, b) => (beaten ? b.wins - a.wins : a.wins - b.wins));
  return {
    title: say(beaten ? 'good' : 'hurts'),
    rule: 'JW-K-5',
    heads: [say('neutral'), say('own'), say('theirs')],
    rows: rows.map(({ rival, wins }) => {
      const card = dinocard(rival);
      const [inOwn, inTheirs] = [winChance(rank, rival, own), winChance(rank, rival, card.period)];
      return { name: card.name, link: idOf(card), cells: [{ share: wins }, { share: inOwn }, { share: inTheirs }] };
    }),
    note: say('note'),
  };
}
