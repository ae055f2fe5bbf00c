/** The faces and the back of the deck. */
import { CAP, combatType, dinocard, type Period } from '../rules';
import { Dinosaur } from './art/dinosaur';
import { Scene } from './art/scene';
import { hyphened } from './hyphened';
import { say } from './words';
import './styles/card.css';

interface DinoCardProps {
  readonly rank: number;
  /** The game period; a dinosaur of this period shows its bonus die. */
  readonly period: Period | null;
  readonly small?: boolean;
  readonly beaten?: boolean;
  readonly flip?: boolean;
  /** Whether a hint names this card. */
  readonly marked?: boolean;
}

/**
 * The signs of the diets: claw marks for carnivores, a leaf for herbivores. Colour alone would not tell them apart for
 * everybody.
 */
const DIETS = {
  carnivore: 'M5 3 Q8 10 5 19 Q10 11 9 3 Z M11 2 Q14 11 11 21 Q16 12 15 2 Z M17 3 Q20 10 17 19 Q22 11 21 3 Z',
  herbivore: 'M4 20 Q2 6 21 3 Q22 19 8 19 M4 21 Q9 13 16 8',
} as const;

export function DinoCard(props: DinoCardProps) {
  const { rank, period, small = false, beaten = false, flip = false, marked = false } = props;
  const card = dinocard(rank);
  const now = card.period === period;
  const bonus = now && card.dice < CAP[card.colour];
  const looks = ['dcard', `dcard--${card.colour}`, small ? 'dcard--small' : '', beaten ? 'dcard--beaten' : ''];
  if (marked) looks.push('dcard--marked');
  return (
    <span class={looks.join(' ')}>
      <span class="dcard__rank">{rank}</span>
      <svg class={`dcard__diet dcard__diet--${card.diet}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={DIETS[card.diet]} />
      </svg>
      <span class="dcard__art">
        <Scene period={card.period} />
        <Dinosaur rank={rank} beaten={beaten} flip={flip} />
        <span class={`dcard__era dcard__era--${card.period} ${now ? 'dcard__era--now' : ''}`} aria-hidden="true">
          {say(`period.${card.period}.sign`)}
        </span>
      </span>
      <span class="dcard__name">{hyphened(card.name)}</span>
      <span class="dcard__dice" aria-hidden="true">
        {Array.from({ length: card.dice }, (_, i) => (
          <i key={i} class="dcard__die" />
        ))}
        {bonus && <i class="dcard__die dcard__die--bonus">+</i>}
      </span>
      <span class={`dcard__period ${now ? 'dcard__period--now' : ''}`}>{say(`period.${card.period}`)}</span>
    </span>
  );
}

/** A dinocard in words, for screen readers. */
export function cardText(rank: number): string {
  const { name, dice, colour, period } = dinocard(rank);
  return say('card.text', { name, rank, dice, colour, period: say(`period.${period}`) });
}

/** The signs of the combat cards. */
export const MARKS = { surpriseAttack: '−1', adrenaline: '+1', thickHide: '◈', stareDown: '◉' } as const;

export function CombatCard({ id, small = false }: { readonly id: number; readonly small?: boolean }) {
  const type = combatType(id);
  return (
    <span class={`ccard ccard--${type} ${small ? 'ccard--small' : ''}`}>
      <b class="ccard__mark" aria-hidden="true">
        {MARKS[type]}
      </b>
      <span class="ccard__name">{say(`combat.${type}`)}</span>
      {!small && <span class="ccard__text">{say(`combat.${type}.text`)}</span>}
      {!small && <span class="ccard__brief">{say(`combat.${type}.brief`)}</span>}
    </span>
  );
}

export function CardBack({ small = false }: { readonly small?: boolean }) {
  return <span class={`cback ${small ? 'cback--small' : ''}`} aria-hidden="true" />;
}
