/** The luck of the dice. */
export const luck = {
  'luck.of.fire': 'Shots that hit',
  'luck.of.closing-fire': 'Closing fire that hit',
  'luck.of.attack': 'Bites that hit',
  'luck.of.overrun': 'Overruns that hit',
  'luck.of.luck': 'Luck rolls made',
  'luck.of.survival': 'Survivors of wrecks',
  'luck.of.rage': 'Rage rolls made',
  'luck.of.stray': 'Stray shots on friends',
};
