/** The sentences on danger in English. */
export const en = {
  'safe.strike':
    '{verb, select, bite {Nobody could bite you here.} other {Nobody could attack you here{when, select, round { this round} roundNext { next round} roundBoth { this round or next} turn { this Turn} turnNext { next Turn} turnBoth { this Turn or next} other {}}.}}',
  'safe.shoot':
    'Nobody could shoot you here{when, select, round { this round} roundNext { next round} roundBoth { this round or next} turn { this Turn} turnNext { next Turn} turnBoth { this Turn or next} other {}}.',
  'threat.strike':
    '{count, plural, =1 {One} =2 {Two} =3 {Three} =4 {Four} other {#}} could {verb, select, bite {bite you here in {count, plural, =1 {its} other {their}} next move} other {attack you here{when, select, round { this round} roundNext { next round} roundBoth { this round or next} turn { this Turn} turnNext { next Turn} turnBoth { this Turn or next} other {}}}}: {list}',
  'threat.shoot':
    '{count, plural, =1 {One} =2 {Two} =3 {Three} =4 {Four} other {#}} could shoot you here{when, select, round { this round} roundNext { next round} roundBoth { this round or next} turn { this Turn} turnNext { next Turn} turnBoth { this Turn or next} other {}}: {list}',
  'group.threat.strike':
    '{count} of {of} could be {verb, select, bite {bitten} other {attacked}} here, worst {list} by {by}',
  'group.threat.shoot': '{count} of {of} could be shot here, worst {list} by {by}',
  'group.safe.strike':
    '{verb, select, bite {Nobody could bite any of them here.} other {Nobody could attack any of them here.}}',
  'group.safe.shoot': 'Nobody could shoot any of them here.',
  'outlook.shoot': '{late, select, yes {In range from here, if they stay: {list}} other {In range from here: {list}}}',
  'outlook.strike': '{verb, select, bite {Could bite from here: {list}} other {Could attack from here: {list}}}',
  'outlook.with':
    '{late, select, yes {From here, if they stay, with {weapon}: {list}} other {From here with {weapon}: {list}}}',
  'outlook.none': 'No target in range from here.',
  onward: '{name} may then go on to {count, plural, =1 {another figure} =3 {3 or more others} other {# others}}.',
  'list.one': '{name} {chance}',
  'list.numbered': '{name}: {chance}',
  'list.with': '{chance} ({weapon})',
  'list.flees': '{chance} after fleeing',
  'list.more': '{count, plural, other {# more}}',
  'safest.button': 'Safest spot',
  'safest.label': 'Plan a move to the safest spot within reach',
  'safest.here': 'No place within reach is safer.',
  'overlay.button': 'Danger',
  'area.label': 'Moves {length}"',
  'about.label': 'What it can do',
  'about.move': 'Moves',
  'about.range': 'Shoots as far as',
  'about.victims.strike':
    '{verb, select, bite {Could bite} other {Could attack}}{when, select, roundNext { next round} turnNext { next Turn} other {}}',
  'about.victims.shoot': 'Could move and shoot{when, select, roundNext { next round} turnNext { next Turn} other {}}',
  'about.reaches.strike':
    '{verb, select, bite {Reaches {name}: bite {chance}} other {Reaches {name}{when, select, roundNext { next round} turnNext { next Turn} other {}}: attack {chance}}}',
  'about.reaches.shoot':
    'Can shoot {name}{when, select, roundNext { next round} turnNext { next Turn} other {}}: {chance}',
  'about.reaches.none.strike':
    '{verb, select, bite {Reaches nobody to bite next.} other {Reaches nobody to attack next.}}',
  'about.reaches.none.shoot': 'Can shoot nobody next.',
  'about.also.strike': '{verb, select, bite {Could also bite} other {Could also attack}}',
  'about.also.shoot': 'Or',
  'about.hurt': 'In danger from',
  'about.nobody': 'nobody just now',
  'about.inches': '{length}"',
  alarm: '{count, plural, =3 {3+} other {#}}',
};
