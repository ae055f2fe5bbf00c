/** The first facts that a visitor of the shelf asks for: how many players, and how many minutes. */
import type { Span } from '../game-client';
import { say } from '../words';
import './box-facts.css';

interface FactsProps {
  readonly players: Span;
  readonly minutes: Span;
}

const playersText = ({ from, to }: Span): string =>
  from === to ? say('front.players', { from }) : say('front.players.range', { from, to });

export function BoxFacts({ players, minutes }: FactsProps) {
  return (
    <span class="box-facts num">
      <span>{playersText(players)}</span>
      <span>{say('front.minutes', { from: minutes.from, to: minutes.to })}</span>
    </span>
  );
}
