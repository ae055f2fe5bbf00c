/** The choice of a team: a custom one, or one of the ready-made teams. */
import type { Frozen, Seat } from '@dwo/kernel';
import { type Team, teamCalled, teamsOf } from '../data/teams';
import { refusePhase } from '../first-checks';
import type { PickTeam, SubmitTeam } from '../intents';
import { bothTeams, muster } from '../muster';
import { sideAt } from '../on-field';
import type { Play } from '../play';
import { type No, refuse } from '../refusal';
import type { Now } from '../state';
import { teamFaults } from '../teams';
import type { Action } from './action';

/** A team is secret, and its player may replace it, until both sides have one (DS-TEAM-10). */
function handIn(play: Play, seat: Seat, team: Frozen<Team>): void {
  play.emit({ type: 'teamChosen', seat, team: team as Team });
  const teams = bothTeams(play.state);
  if (teams !== null) muster(play, teams);
}

/**
 * A custom team needs `teamMode = custom` (DS-OPT-2). The refusal is the first fault; its fact `faults` lists the rules
 * of all.
 */
function checkSubmit(state: Now, seat: Seat, { units, alphaOn }: SubmitTeam): No | null {
  const no = refusePhase(state, 'teams');
  if (no !== null) return no;
  if (state.options.teamMode !== 'custom') return refuse('DS-OPT-2', 'BAD_TEAM', { mode: state.options.teamMode });
  const faults = teamFaults(sideAt(state, seat), { units: units as Team['units'], alphaOn });
  const [first] = faults;
  return first === undefined ? null : { ...first, facts: { ...first.facts, faults: faults.map(({ rule }) => rule) } };
}

/** Submits a custom team (DS-OPT-2). */
export const submitTeam: Action<SubmitTeam> = {
  check: checkSubmit,
  resolve: (play, seat, { units, alphaOn }) => handIn(play, seat, { units, alphaOn }),
  offers: (state, seat) =>
    state.options.teamMode === 'custom'
      ? teamsOf(sideAt(state, seat)).map((id) => ({ type: 'submitTeam', ...teamCalled(id) }))
      : [],
};

/** Picks a ready-made team of the player's side (DS-OPT-2). */
export const pickTeam: Action<PickTeam> = {
  check(state, seat, { team }) {
    const no = refusePhase(state, 'teams');
    if (no !== null) return no;
    return teamsOf(sideAt(state, seat)).includes(team) ? null : refuse('DS-TEAM-1', 'BAD_TEAM', { team });
  },
  resolve: (play, seat, { team }) => handIn(play, seat, teamCalled(team)),
  offers: (state, seat) => teamsOf(sideAt(state, seat)).map((team) => ({ type: 'pickTeam', team })),
};
