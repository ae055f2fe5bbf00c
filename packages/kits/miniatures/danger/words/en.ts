/** The sentences on danger in English. */
export const en = {
  'safe.strike': '{verb, select, bite {Nobody could bite you here.} other {Nobody could attack you here.}}',
  'safe.shoot': 'Nobody could shoot you here.',
  'threat.strike':
    '{count, plural, =1 {One} =2 {Two} =3 {Three} =4 {Four} other {#}} could {verb, select, bite {bite} other {attack}} you here: {list}',
  'threat.shoot': '{count, plural, =1 {One} =2 {Two} =3 {Three} =4 {Four} other {#}} could shoot you here: {list}',
  'list.one': '{name} {chance}',
  'list.more': '{count, plural, other {# more}}',
  'safest.button': 'Safest spot',
  'safest.label': 'Plan a move to the safest spot within reach',
  'safest.here': 'No place within reach is safer.',
  'overlay.button': 'Danger',
  'area.label': 'Moves {length}"',
  'about.label': 'What it can do',
  'about.move': 'Moves',
  'about.range': 'Shoots as far as',
  'about.victims.strike': '{verb, select, bite {Could bite} other {Could attack}}',
  'about.victims.shoot': 'Could move and shoot',
  'about.hurt': 'What hurts it',
  'about.nobody': 'nobody',
  'about.inches': '{length}"',
  alarm: '{count, plural, =3 {3+} other {#}}',
};
