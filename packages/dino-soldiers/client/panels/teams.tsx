/** The choice of a team: ready-made, random or custom, with every fault and its rule. */
import type { Frozen, Seat } from '@dwo/kernel';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { useTimeUp } from '@dwo/kits/shell/time-up';
import { useState } from 'preact/hooks';
import {
  BUDGET,
  costOf,
  type Intent,
  type Now,
  sideAt,
  type Team,
  teamCalled,
  teamFaults,
  teamsOf,
  UNIT_TYPES,
  UNITS,
  type UnitType,
  unitsOf,
} from '../../rules';
import { Toy } from '../art/toy';
import { modeText } from '../mode-text';
import { refusalText } from '../names';
import { say } from '../words';
import { countOf, NO_TEAM, randomTeam, recallDraft, rememberDraft, withCount } from './draft';
import { Abilities } from './unit-card';

interface TeamsProps {
  readonly match: string;
  readonly state: Now;
  readonly seat: Seat;
  readonly busy: boolean;
  onDo(intent: Intent): void;
}

export function Teams({ match, state, seat, busy, onDo }: TeamsProps) {
  const side = sideAt(state, seat);
  const own = state.options.teamMode === 'custom';
  const handedIn = state.secrets[seat]?.team ?? null;
  return (
    <div class="ds-teams" data-testid="ds-teams">
      <header class="ds-teams__head">
        <h2 class="poster">{say('team.head', { side })}</h2>
        <p>{say(own ? 'team.how.own' : 'team.how', { budget: BUDGET })}</p>
        {handedIn !== null && (
          <p class="ds-teams__in" role="status">
            {say('team.in', { cost: costOf(handedIn) })} <RuleTag id="DS-TEAM-10" />
          </p>
        )}
      </header>
      <div class="ds-teams__ready">
        {teamsOf(side).map((id) => (
          <section key={id} class="paper ds-team">
            <h3 class="poster">{say(`team.${id}`)}</h3>
            <p class="note">{say(`team.${id}.text`)}</p>
            <p class="ds-team__sums">{sumsOf(teamCalled(id))}</p>
            <Roster team={teamCalled(id)} />
            <button
              type="button"
              class={own ? 'btn' : 'btn btn--fire'}
              disabled={busy}
              data-testid={`team-${id}`}
              onClick={() => onDo({ type: 'pickTeam', team: id })}
            >
              <span class={own ? '' : 'btn__word'}>{say('team.pick')}</span>
            </button>
          </section>
        ))}
      </div>
      {own && <Builder match={match} side={side} busy={busy} onDo={onDo} />}
    </div>
  );
}

/** The numbers of a team: units, hit points, cost. */
function sumsOf(team: Frozen<Team>): string {
  const units = team.units.reduce((sum, { count }) => sum + count, 0);
  const hp = team.units.reduce((sum, { type, count }) => sum + UNITS[type].hp * count, 0);
  return say('team.sums', { units, hp, cost: costOf(team) });
}

/** A team as a list of its types with their numbers; each opens to what it can do. */
function Roster({ team }: { readonly team: Frozen<Team> }) {
  return (
    <ul class="ds-roster">
      {team.units.map(({ type, count }) => (
        <li key={type}>
          <details class="ds-roster__unit">
            <summary>
              <span class="ds-roster__pic">
                <Toy type={type} />
              </span>
              <span class="ds-roster__name">
                {count > 1 && <b class="num">{count} × </b>}
                {say(`unit.${type}`)}
                {team.alphaOn?.type === type && ` (${say('alpha.name')})`}
                <small>
                  {say('team.stats', { hp: UNITS[type].hp, move: UNITS[type].move, cost: UNITS[type].cost })}
                </small>
              </span>
            </summary>
            <ul class="ds-card__list">
              {UNITS[type].modes.map((data) => (
                <li key={data.mode}>
                  <b>{say(`mode.${data.mode}`)}</b> {modeText(data)}
                </li>
              ))}
            </ul>
            <Abilities type={type} />
          </details>
        </li>
      ))}
    </ul>
  );
}

interface BuilderProps {
  readonly match: string;
  readonly side: 'dinosaurs' | 'soldiers';
  readonly busy: boolean;
  onDo(intent: Intent): void;
}

function Builder({ match, side, busy, onDo }: BuilderProps) {
  const [team, setTeam] = useState<Team>(() => recallDraft(match));
  const change = (next: Team) => {
    rememberDraft(match, next);
    setTeam(next);
  };
  const faults = teamFaults(side, team);
  useTimeUp(faults.length === 0 && !busy ? () => onDo({ type: 'submitTeam', ...team }) : null);
  const cost = costOf(team);
  return (
    <section class="paper ds-builder" aria-label={say('team.builder')}>
      <header class="ds-builder__head">
        <h3 class="poster">{say('team.builder')}</h3>
        <button type="button" class="btn" onClick={() => change(randomTeam(side, Math.random))}>
          {say('team.random')}
        </button>
        <button type="button" class="btn" onClick={() => change(NO_TEAM)}>
          {say('team.clear')}
        </button>
      </header>
      <ul class="ds-builder__types">
        {UNIT_TYPES.filter((type) => UNITS[type].side === side).map((type) => (
          <TypeRow
            key={type}
            type={type}
            count={countOf(team, type)}
            onCount={(n) => change(withCount(team, type, n))}
          />
        ))}
      </ul>
      {side === 'dinosaurs' && <Alpha team={team} onChange={change} />}
      <footer class="ds-builder__foot">
        <p class={`ds-builder__cost ${cost > BUDGET ? 'ds-builder__cost--over' : ''}`} data-testid="ds-cost">
          {say('team.cost', { cost, budget: BUDGET })} <RuleTag id="DS-TEAM-2" />
          <span class="ds-builder__meter" style={{ '--spent': Math.min(1, cost / BUDGET) }} aria-hidden="true" />
        </p>
        <ul class="ds-builder__faults" aria-live="polite">
          {faults.map((fault) => (
            <li key={`${fault.rule}${String(fault.facts.type)}`}>
              {refusalText(fault)} <RuleTag id={fault.rule} />
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="btn btn--fire"
          disabled={busy || faults.length > 0}
          data-testid="team-submit"
          onClick={() => onDo({ type: 'submitTeam', ...team })}
        >
          <span class="btn__word">{say('team.submit')}</span>
        </button>
      </footer>
    </section>
  );
}

interface TypeRowProps {
  readonly type: UnitType;
  readonly count: number;
  onCount(count: number): void;
}

function TypeRow({ type, count, onCount }: TypeRowProps) {
  const { cost, hp, move, star, copies } = UNITS[type];
  const name = say(`unit.${type}`);
  return (
    <li class={`ds-type ${count > 0 ? 'ds-type--taken' : ''}`}>
      <span class="ds-type__pic">
        <Toy type={type} />
      </span>
      <details class="ds-type__words">
        <summary>
          <b class="ds-type__name">
            {name}
            {star && ' ★'}
          </b>
          <span class="note">{say('team.type', { cost, hp, move, copies })}</span>
        </summary>
        <Abilities type={type} />
      </details>
      <span class="ds-type__count" data-repeats>
        <button
          type="button"
          class="btn"
          aria-label={say('team.fewer', { unit: name })}
          disabled={count === 0}
          onClick={() => onCount(count - 1)}
        >
          −
        </button>
        <b class="num">{count}</b>
        <button
          type="button"
          class="btn"
          aria-label={say('team.more', { unit: name })}
          data-testid={`more-${type}`}
          onClick={() => onCount(count + 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}

/** The choice of the bearer of the Alpha card. */
function Alpha({ team, onChange }: { readonly team: Team; onChange(team: Team): void }) {
  const bearers = unitsOf(team);
  const index = (at: number) => bearers.slice(0, at).filter(({ type }) => type === bearers[at]?.type).length;
  const own = bearers.findIndex(({ alpha }) => alpha);
  const lost = team.alphaOn !== null && own < 0;
  return (
    <label class="ds-builder__alpha">
      <span>
        <b>{say('alpha.name')}</b> {say('team.alpha')} <RuleTag id="DS-TEAM-8" />
        <span class="note ds-builder__note">{say('alpha.text')}</span>
      </span>
      <select
        class="field"
        value={lost ? 'lost' : String(own)}
        onChange={(event) => {
          const at = Number(event.currentTarget.value);
          const bearer = bearers[at];
          onChange({ ...team, alphaOn: bearer === undefined ? null : { type: bearer.type, index: index(at) } });
        }}
      >
        <option value="-1">{say('team.alpha.none')}</option>
        {lost && <option value="lost">{say('team.alpha.lost')}</option>}
        {bearers.map(({ type }, at) => (
          <option key={`${type}${at}`} value={String(at)}>
            {say('team.alpha.on', { unit: say(`unit.${type}`), n: index(at) + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}
