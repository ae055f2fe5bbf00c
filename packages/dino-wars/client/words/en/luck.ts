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
  'luck.all-hits': 'All attacks that hit',
  'luck.numbers': '<b>{had}</b> of {rolls}, <b>{expected, number, ::.0}</b> expected',
  'luck.more':
    'More than usual: so many or more about once in {often, plural, =1000000 {a million} other {#}} such matches.',
  'luck.less':
    'Fewer than usual: so few or fewer about once in {often, plural, =1000000 {a million} other {#}} such matches.',
  'luck.few': 'Too few rolls to say anything.',
  'luck.expected': 'Just as expected; anything from {low} to {high} is ordinary.',
  'luck.ordinary': 'Nothing unusual: anything from {low} to {high} is ordinary.',
  'luck.side.none': '<b>{side}</b> threw no dice.',
  'luck.side.more':
    '<b>{side}</b> hit with {had} of {rolls} attacks; {expected, number, ::.0} were to be expected. That is luck.',
  'luck.side.less':
    '<b>{side}</b> hit with {had} of {rolls} attacks; {expected, number, ::.0} were to be expected. That is bad luck.',
  'luck.side.ordinary':
    '<b>{side}</b> hit with {had} of {rolls} attacks; {expected, number, ::.0} were to be expected. It was not the dice.',
  'luck.band':
    'The dark band shows where the number lies in at least 95 of 100 such series of rolls, worked out from the chance that each roll had when it was thrown.',
  'luck.outliers':
    'With {rows} rows, at least one of them lies outside in up to {share} of 100 matches, by chance alone.',
  'luck.limits':
    'It takes the rolls as they came: a shot that was never fired because its target had fallen already is not in it. And it says how the dice fell, not who played well.',
};
