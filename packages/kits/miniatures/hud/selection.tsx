/** The selected figure: its facts, the buttons of what it can do, and the chips of the tool in use. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { notify } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Chip, Chips } from './chip';
import { useActing, useSeat, useShown, useTable } from './context';
import { tableDesk } from './desk';
import { LineChips } from './line-chips';
import { noticeOf } from './notice';
import { TableOrderChip } from './orders';
import { intoRow, sideways } from './squad-card';
import { say } from './words';

/** Name, facts and tools in a strip. */
export function TableSelection() {
  const { game } = useTable();
  const state = useShown();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const tools = useRef<HTMLDivElement>(null);
  const weapon = plan.kind === 'aim' ? plan.weapon : null;
  // The weapon in use stays in sight, however many there are.
  useEffect(() => {
    if (weapon === null || tools.current === null) return;
    const chip = [...tools.current.querySelectorAll('.chips [aria-pressed="true"]')].at(-1);
    if (chip !== undefined) intoRow(tools.current, chip);
  }, [weapon]);
  // In a set-up it has chips once a figure or a line is in hand; before that the guide stands in its place.
  const places = plan.kind === 'deploy' && (plan.line !== null || plan.figure !== null);
  if (state === null || (selected === null && !places)) return null;
  const rows = selected === null ? [] : game.look(state, selected).rows;
  const about = rows.map(({ label, value }) => `${label} ${value}`.trim()).join(' · ');
  return (
    <section class="selection" aria-label={say('selected')} data-testid="selection">
      {selected !== null && (
        <p class="selection__who" title={about}>
          <b key={selected} translate={false}>
            {game.words.full(state, selected)}
          </b>{' '}
          <span class="note">{about}</span>
        </p>
      )}
      <WhyIdle />
      <div class="selection__tools" ref={tools} onWheel={sideways}>
        <UseChips />
        <ToolChips />
        <TableOrderChip />
      </div>
    </section>
  );
}

/** Why the selected figure can do nothing now. */
function WhyIdle() {
  const { game } = useTable();
  const state = useShown();
  const seat = useSeat();
  const acting = useActing();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  if (!acting || state === null || seat === null || selected === null) return null;
  const why = game.idle?.(state, seat, selected) ?? null;
  if (why === null) return null;
  return (
    <p class="selection__why" data-testid="why-idle">
      {why.text} <RuleTag id={why.rule} />
    </p>
  );
}

/** The selected figure and those of its facts that have a rule; null if there are none. */
export function useFigureFacts() {
  const { game } = useTable();
  const state = useShown();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  const rows = state === null || selected === null ? [] : game.look(state, selected).rows;
  const ruled = rows.filter(({ rule }) => rule !== null);
  return state === null || selected === null || ruled.length === 0 ? null : { state, selected, ruled };
}

/** The facts of the selected figure, each with its rule. */
export function FigureFacts() {
  const { game } = useTable();
  const facts = useFigureFacts();
  if (facts === null) return null;
  const { state, selected, ruled } = facts;
  return (
    <section class="figure-notes" aria-label={say('selected')} data-testid="figure-notes">
      <b class="figure-notes__name" translate={false}>
        {game.words.full(state, selected)}
      </b>
      <ul class="locks">
        {ruled.map(({ label, value, rule }) => (
          <li key={label} class="locks__one">
            {label} {value} {rule !== null && <RuleTag id={rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The abilities of the selected figure, one chip each; the tool in use is pressed. The red button alone does an only one. */
export function UseChips() {
  const { game, toolbox } = useTable();
  const using = useStore(tableDesk, (desk) => desk.using);
  useStore(tableDesk, (desk) => desk.selected);
  if (!useActing()) return null;
  const uses = toolbox.uses();
  if (uses.length === 1) return null;
  return (
    <>
      {uses.map((use) => (
        <Chip
          key={use.id}
          icon={use.icon}
          word={use.word}
          pressed={use.type === 'press' ? use.id === using || undefined : use.id === using}
          refused={use.type === 'press' && use.refusal !== null}
          onPress={() => {
            if (use.type === 'press' && use.refusal !== null) notify(noticeOf(game, use.refusal));
            else toolbox.use(use.id);
          }}
        />
      ))}
    </>
  );
}

/** The chips of the tool in use: weapons, helpers, who is meant, corners and turns. */
export function ToolChips() {
  const { game, toolbox } = useTable();
  const state = useShown();
  const plan = useStore(tableDesk, (desk) => desk.plan);
  if (state === null) return null;
  const name = (figure: string) => game.words.short(state, figure);
  switch (plan.kind) {
    case 'aim':
      return (
        <>
          {plan.meant.length > 1 && (
            <Chips label={say('meant')}>
              {plan.meant.map((each) => (
                <Chip
                  key={each}
                  icon="sight"
                  word={name(each)}
                  pressed={each === plan.target}
                  onPress={() => toolbox.goFor(each)}
                />
              ))}
            </Chips>
          )}
          {plan.choices.length > 1 && (
            <Chips label={say('weapons')}>
              {plan.choices.map(({ weapon, targets, refusal }, at) => (
                <Chip
                  key={weapon}
                  place={at + 1}
                  word={game.words.weapon(state, weapon)}
                  label={say('weapon.targets', { weapon: game.words.weapon(state, weapon), count: targets.length })}
                  pressed={weapon === plan.weapon}
                  refused={refusal !== null}
                  onPress={() => toolbox.takeWeapon(weapon)}
                />
              ))}
            </Chips>
          )}
          <VolleyChip />
          {plan.thirds.length > 1 && (
            <Chips label={say('thirds')}>
              {plan.thirds.map((each) => (
                <Chip
                  key={each}
                  icon="eye"
                  word={name(each)}
                  pressed={each === plan.third}
                  onPress={() => toolbox.takeThird(each)}
                />
              ))}
            </Chips>
          )}
        </>
      );
    case 'move':
      return plan.preview === null || plan.preview.refusal !== null ? null : (
        <>
          <Chip icon="plus" word={say('corner')} keyName="C" onPress={() => toolbox.pin()} />
          {plan.fixed && plan.preview.facing !== undefined && <Turns small />}
        </>
      );
    case 'face':
      return <Turns />;
    case 'put':
      return plan.task.turns ? <Turns /> : null;
    case 'deploy':
      return (
        <>
          {plan.line !== null && (
            <LineChips
              line={plan.line}
              onSquad={(squad) => toolbox.setUp?.squad(squad)}
              onTurn={(degrees) => toolbox.turn(degrees)}
            />
          )}
          {plan.line === null && plan.turns && plan.figure !== null && <Turns />}
        </>
      );
    case 'none':
    case 'volley':
    case 'ordering':
    case 'carrying':
      return null;
  }
}

/** Makes a volley of all who can do the same; nothing if nobody else can. */
function VolleyChip() {
  const { toolbox } = useTable();
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const able = useMemo(() => plan.kind === 'aim' && toolbox.canVolley(), [plan, toolbox]);
  return able ? <Chip icon="friends" word={say('volley.all')} keyName="V" onPress={() => toolbox.volley()} /> : null;
}

function Turns({ small = false }: { readonly small?: boolean }) {
  const { toolbox } = useTable();
  return (
    <>
      <Chip icon="back" word={say('turn.left')} keyName="[" small={small} onPress={() => toolbox.turn(15)} />
      <Chip icon="chevron" word={say('turn.right')} keyName="]" small={small} onPress={() => toolbox.turn(-15)} />
    </>
  );
}
