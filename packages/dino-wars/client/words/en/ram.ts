/** Driving into a dinosaur: buttons, hints, dice and the battle log. */
export const ram = {
  'act.ram': 'Ram',
  'choice.ram': 'Ram',
  'step.ram': 'Pick the dinosaur to ram.',
  'step.ram.press': 'Press Ram: hit or miss, the vehicle never moves again.',
  'burst.ram': 'CRASH!',
  'burst.ram.miss': 'SWISH',
  'roll.ram': '{success, select, true {Crash!} other {It evades}}',
  'log.rammed': '{name} rammed {target}',
  'log.ram-missed': '{name} missed {target} with its ram',
  'log.crash': 'CRASH!',
  'luck.of.ram': 'Rams that struck',
};
