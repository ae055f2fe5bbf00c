/** One figure: its picture, its numbers with their rules, and what hurts it and what it hurts. */
import { useEffect, useState } from 'preact/hooks';
import { percent } from '../miniatures/percent';
import { useBox } from '../shell/box';
import type { Beast, BeastCard, BeastCell, BeastTable, DrawBeast } from './bestiary';
import { say } from './words';

export function BeastSheet({ beast, Figure }: { readonly beast: Beast; readonly Figure: DrawBeast }) {
  const { name, line, art } = beast;
  const card = useCard(beast);
  return (
    <>
      <header class="beast-sheet__head">
        <span class="beast-sheet__pic" aria-hidden="true">
          <Figure art={art} width={250} height={136} />
        </span>
        <h2 class="beast-sheet__name poster">{name}</h2>
        <p class="note num">{line}</p>
      </header>
      {card !== null && <Card card={card} />}
    </>
  );
}

/** The card of a figure; null until it is computed, after the picture is shown. */
function useCard(beast: Beast): BeastCard | null {
  const [card, setCard] = useState<BeastCard | null>(null);
  useEffect(() => {
    const soon = setTimeout(() => setCard(beast.card()), 0);
    return () => clearTimeout(soon);
  }, [beast]);
  return card;
}

function Card({ card }: { readonly card: BeastCard }) {
  return (
    <>
      <dl class="beast-sheet__facts">
        {card.facts.map(({ label, value, rule }) => (
          <div key={label}>
            <dt>
              {label} {rule !== undefined && <RuleAnchor id={rule} />}
            </dt>
            <dd class="num">{value}</dd>
          </div>
        ))}
      </dl>
      {card.gifts.length > 0 && (
        <ul class="beast-sheet__gifts">
          {card.gifts.map(({ text, rule }) => (
            <li key={text}>
              {text} <RuleAnchor id={rule} />
            </li>
          ))}
        </ul>
      )}
      {card.tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
    </>
  );
}

function Table({ table: { title, rule, heads, rows, note } }: { readonly table: BeastTable }) {
  return (
    <section class="beast-table">
      <h3 class="beast-table__title typed">
        {title} <RuleAnchor id={rule} />
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{say('bestiary.name')}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, link, cells }) => (
            <tr key={name}>
              <th scope="row">{link === null ? name : <a href={`#${link}`}>{name}</a>}</th>
              {cells.map((cell, at) => (
                <Cell key={at} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p class="note">{note}</p>}
    </section>
  );
}

function Cell({ cell }: { readonly cell: BeastCell }) {
  if (!('share' in cell)) return <td class="num">{cell.text}</td>;
  const text = cell.text ?? percent(cell.share);
  return (
    <td class="num beast-table__chance">
      <span class="beast-table__number">{text}</span>
      <span class="meter" aria-hidden="true" style={{ '--chance': `${Math.round(cell.share * 100)}%` }} />
    </td>
  );
}

/** The id of a rule as a link to it in the book. */
function RuleAnchor({ id }: { readonly id: string }) {
  const { id: game } = useBox();
  return (
    <a class="rule-tag" href={`/${game}/rules#${id}`} aria-label={say('rules.tag', { rule: id })}>
      {id}
    </a>
  );
}
