/** The picture on the lid: two dinosaurs before a volcano, with the dice between them. */
import { Dinosaur } from './dinosaur';
import { Scene } from './scene';
import './cover.css';

/** The dice on the lid: red and green ones, as the game has no others. */
const DICE = ['#d8432b', '#5b9a3a', '#d8432b', '#5b9a3a'] as const;

export function Cover() {
  return (
    <span class="jw-cover" aria-hidden="true">
      <Scene period="lateCretaceous" />
      <i class="jw-cover__dinosaur jw-cover__dinosaur--left">
        <Dinosaur rank={1} />
      </i>
      <i class="jw-cover__dinosaur jw-cover__dinosaur--right">
        <Dinosaur rank={4} flip />
      </i>
      <svg class="jw-cover__dice" aria-hidden="true" viewBox="0 0 120 60">
        {DICE.map((colour, i) => (
          <g key={i} transform={`translate(${12 + i * 27} ${22 + (i % 2) * 10}) rotate(${i * 23 - 20} 10 10)`}>
            <rect width="21" height="21" rx="4.5" fill={colour} stroke="var(--ink)" stroke-width="2.4" />
            <circle cx="10.5" cy="10.5" r="3.2" fill="#fff6de" stroke="var(--ink)" stroke-width="1.2" />
          </g>
        ))}
      </svg>
    </span>
  );
}
