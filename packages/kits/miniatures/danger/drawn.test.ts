import { dangerDesk } from './desk';
import { drawnDanger } from './drawn';

const about = { figure: 'own', area: [], moveCi: 0, rangeCi: 0, victims: [], threats: [] };
const at = { figure: 'own', at: null, threats: [] };

test.each([
  ['one decides', true, true, null, true, true],
  ['events are told', true, false, 'own', false, false],
  ['somebody else acts', false, true, null, false, false],
  ['somebody else acts and the mouse is on the figure', false, true, 'own', false, true],
  ['somebody else acts and the mouse is elsewhere', false, true, 'other', false, false],
])('lines of a plan and of a figure while %s', (_, acts, isInStep, hovered, plan, figure) => {
  const drawn = drawnDanger({ ...dangerDesk.getState(), at, about, hovered }, { acts, isInStep });
  expect([drawn.at !== null, drawn.about !== null]).toEqual([plan, figure]);
});
