/** Why a force or a match can't be played. */
export const reasons = {
  'reason.one': 'One of them',
  'reason.option': '{who}: that needs the optional rule “{option}”, which is off.',
  'reason.no-gun': '{who}: the gun they serve is not there.',
  'reason.gun-crew':
    '{who} needs a crew of {needed}; {crew, plural, one {# soldier serves it} other {# soldiers serve it}}.',
  'reason.no-ride': '{who}: the vehicle they ride in is not there.',
  'reason.no-room':
    '{who} has room for {capacity, plural, one {# passenger} other {# passengers}}; {riders} want to ride.',
  'reason.mounts.both': '{who} mounts a machine gun or a cannon, not both.',
  'reason.mounts': "{who} can't be armed like that.",
  'reason.mounted-mg': '{who}: a mounted machine gun is a light or a heavy one.',
  'reason.sizes': '{who}: size classes are not in use in this match.',
  'reason.crew': '{who} needs a crew of {needed}, not {crew}.',
  'reason.tow.twice': '{who}: that gun is being towed already.',
  'reason.tow': "{who} can't tow this gun: {gun}.",
  'reason.tanks':
    '{rank, select, nco {Too many NCOs in tanks} leader {Too many leaders in tanks} hero {Too many heroes in tanks} other {Too many enlisted soldiers in tanks}}: {most, plural, =0 {none are allowed} other {at most #}}.',
  'reason.snipers': 'Too many snipers: {most, plural, =0 {none are allowed} other {at most #}}.',
  'reason.sniper-leader': "{who}: a leader can't be a sniper.",
  'reason.calibre': '{who}: only rifles and pistols come in high calibre.',
  'reason.elite': 'Too many in the unit of heroes: {most, plural, =0 {none are allowed} other {at most #}}.',
  'reason.elite.heroes': '{who}: the unit of heroes takes heroes only.',
  'reason.air.busy': '{who}: paratroopers neither serve a gun nor ride.',
  'reason.air': 'Too many come by air: {most, plural, =0 {none are allowed} other {at most #}}.',
  'reason.count': '{who}: {count} is not a possible number of figures.',
  'reason.nobody': 'There is nobody in it yet.',
  'reason.figures':
    '{figures, plural, one {# figure} other {# figures}} are too many: {most, plural, =0 {none are allowed} other {at most #}}.',
  'reason.share.least':
    'Army player {player} brings {points} of the {least} points that everybody brings to the island.',
  'reason.share.most': 'Army player {player} brings {points} points; on the island everybody has {most} at most.',
  'reason.weapons':
    'Too many of one weapon ({weapon}) for this army: {most, plural, =0 {none are allowed} other {at most #}}.',
  'reason.edges': '{who}: its edges cross, or its corners lie on one line.',
  'reason.twice': 'There are two pieces called {piece}.',
  'reason.terrain': 'Too much terrain: {most, plural, =0 {none is allowed} other {at most #}}.',
  'reason.table-size': 'Each side of a table measures {least} to {most}.',
};
