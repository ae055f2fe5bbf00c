/** The rulebook: a short introduction, the units, and every rule by its id. */
import { Linked } from '@dwo/kits/rulebook/linked';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { openDrawer } from '@dwo/kits/shell/store';
import { useEffect, useRef } from 'preact/hooks';
import { SIDES, type Side, UNIT_TYPES, UNITS } from '../../rules';
import { Toy } from '../art/toy';
import { rulebook } from '../book/rulebook';
import { credit } from '../box/words';
import { rich, say } from '../words';
import { Abilities } from './unit-card';

const SECTIONS = [
  ['aim', 'DS-GEN-1'],
  ['teams', 'DS-TEAM-3'],
  ['field', 'DS-SET-2'],
  ['starts', 'DS-SET-13'],
  ['turn', 'DS-TURN-1'],
  ['moving', 'DS-MOV-2'],
  ['ground', 'DS-TER-1'],
  ['room', 'DS-OCC-1'],
  ['hiding', 'DS-HIDE-3'],
  ['sight', 'DS-LOS-2'],
  ['attacks', 'DS-ATK-1'],
  ['agile', 'DS-AB-AGI-2'],
  ['instinct', 'DS-PI-5'],
  ['shouts', 'DS-OPT-4'],
  ['ending', 'DS-END-2'],
] as const;

const openRule = (id: string) => openDrawer({ type: 'rule', id });

export function Book({ rule }: { readonly rule: string | null }) {
  const book = rulebook();
  const { byId, language } = book;
  const one = rule === null ? undefined : byId.get(rule)?.text;
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.scrollIntoView({ block: 'nearest' }), [rule]);
  return (
    <article class="ds-book">
      {rule !== null && (
        <section class="ds-book__one" ref={top}>
          <h3>{rule}</h3>
          <p lang={one === undefined ? undefined : language}>
            {one === undefined ? say('book.table') : <Linked book={book} text={one} own={rule} onRule={openRule} />}
          </p>
        </section>
      )}
      <p class="note">{credit()}</p>
      {SECTIONS.map(([section, id]) => (
        <section key={section}>
          <h3 class="poster">{say(`book.${section}`)}</h3>
          <p>
            {rich(`book.${section}.text`, { b: (text) => <b>{text}</b> })} <RuleTag id={id} />
          </p>
        </section>
      ))}
      {SIDES.map((side) => (
        <Types key={side} side={side} />
      ))}
      <details>
        <summary>{say('book.all')}</summary>
        <dl lang={language} class="ds-book__all">
          {[...byId.values()].map(({ id, text }) => (
            <div key={id}>
              <dt>{id}</dt>
              <dd>
                <Linked book={book} text={text} own={id} onRule={openRule} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}

function Types({ side }: { readonly side: Side }) {
  return (
    <section>
      <h3 class="poster">{say('book.units', { side })}</h3>
      <ul class="ds-book__types">
        {UNIT_TYPES.filter((type) => UNITS[type].side === side).map((type) => {
          const { cost, hp, move, star, copies, modes } = UNITS[type];
          return (
            <li key={type}>
              <span class="ds-type__pic">
                <Toy type={type} />
              </span>
              <div>
                <b>{say(`unit.${type}`)}</b> {star && '★'} {say('team.type', { cost, hp, move, copies })}
                <p class="note">
                  {modes
                    .map(({ mode, damage, kill }) => {
                      return say('book.mode', {
                        mode: say(`mode.${mode}`),
                        damage,
                        kill: kill === true ? 'yes' : 'no',
                      });
                    })
                    .join(' · ')}
                </p>
                <Abilities type={type} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
