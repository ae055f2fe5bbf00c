/** The sentences on danger in German. */
export const de = {
  'safe.strike':
    '{verb, select, bite {Hier kann dich niemand beißen.} other {Hier kann dich {when, select, round {in dieser Runde } roundNext {nächste Runde } roundBoth {in dieser oder nächster Runde } turn {in diesem Zug } turnNext {im nächsten Zug } turnBoth {in diesem oder im nächsten Zug } other {}}niemand angreifen.}}',
  'safe.shoot':
    'Hier kann {when, select, round {in dieser Runde } roundNext {nächste Runde } roundBoth {in dieser oder nächster Runde } turn {in diesem Zug } turnNext {im nächsten Zug } turnBoth {in diesem oder im nächsten Zug } other {}}niemand auf dich schießen.',
  'threat.strike':
    '{count, plural, =1 {Einer könnte} =2 {Zwei könnten} =3 {Drei könnten} =4 {Vier könnten} other {# könnten}} dich hier {verb, select, bite {im nächsten Zug beißen} other {{when, select, round {in dieser Runde } roundNext {nächste Runde } roundBoth {in dieser oder nächster Runde } turn {in diesem Zug } turnNext {im nächsten Zug } turnBoth {in diesem oder im nächsten Zug } other {}}angreifen}}: {list}',
  'threat.shoot':
    '{count, plural, =1 {Einer könnte} =2 {Zwei könnten} =3 {Drei könnten} =4 {Vier könnten} other {# könnten}} hier {when, select, round {in dieser Runde } roundNext {nächste Runde } roundBoth {in dieser oder nächster Runde } turn {in diesem Zug } turnNext {im nächsten Zug } turnBoth {in diesem oder im nächsten Zug } other {}}auf dich schießen: {list}',
  'group.threat.strike':
    '{count} von {of} {count, plural, =1 {könnte} other {könnten}} hier {verb, select, bite {gebissen} other {angegriffen}} werden, am ehesten {list} von {by}',
  'group.threat.shoot': 'Auf {count} von {of} könnte hier geschossen werden, am ehesten auf {list} von {by}',
  'group.safe.strike':
    '{verb, select, bite {Hier kann niemand einen von ihnen beißen.} other {Hier kann niemand einen von ihnen angreifen.}}',
  'group.safe.shoot': 'Hier kann niemand auf sie schießen.',
  'outlook.shoot':
    '{late, select, yes {Von hier in Reichweite, wenn sie stehen bleiben: {list}} other {Von hier in Reichweite: {list}}}',
  'outlook.strike': '{verb, select, bite {Könnte von hier beißen: {list}} other {Könnte von hier angreifen: {list}}}',
  'outlook.with':
    '{late, select, yes {Von hier, wenn sie stehen bleiben, mit {weapon}: {list}} other {Von hier mit {weapon}: {list}}}',
  'outlook.none': 'Von hier ist kein Ziel in Reichweite.',
  onward: '{name} kann danach {count, plural, =1 {noch eine Figur} =3 {3 oder mehr} other {noch #}} erreichen.',
  'list.one': '{name} {chance}',
  'list.numbered': '{name}: {chance}',
  'list.with': '{chance} ({weapon})',
  'list.flees': '{chance} nach der Flucht',
  'list.more': '{count, plural, other {# weitere}}',
  'safest.button': 'Sicherster Platz',
  'safest.label': 'Einen Zug zum sichersten Platz in Reichweite planen',
  'safest.here': 'Kein Platz in Reichweite ist sicherer.',
  'overlay.button': 'Gefahr',
  'area.label': 'Bewegung {length}"',
  'about.label': 'Was die Figur kann',
  'about.move': 'Bewegung',
  'about.range': 'Schießt bis',
  'about.victims.strike':
    '{verb, select, bite {Könnte beißen} other {Könnte {when, select, roundNext {nächste Runde } turnNext {im nächsten Zug } other {}}angreifen}}',
  'about.victims.shoot':
    'Könnte {when, select, roundNext {nächste Runde } turnNext {im nächsten Zug } other {}}gehen und schießen auf',
  'about.reaches.strike':
    '{verb, select, bite {Erreicht {name}: Biss {chance}} other {Erreicht {when, select, roundNext {nächste Runde } turnNext {im nächsten Zug } other {}}{name}: Angriff {chance}}}',
  'about.reaches.shoot':
    'Kann {when, select, roundNext {nächste Runde } turnNext {im nächsten Zug } other {}}auf {name} schießen: {chance}',
  'about.reaches.none.strike':
    '{verb, select, bite {Erreicht als Nächstes niemanden zum Beißen.} other {Erreicht als Nächstes niemanden.}}',
  'about.reaches.none.shoot': 'Kann als Nächstes auf niemanden schießen.',
  'about.also.strike': '{verb, select, bite {Könnte auch beißen} other {Könnte auch angreifen}}',
  'about.also.shoot': 'Oder auf',
  'about.hurt': 'In Gefahr durch',
  'about.nobody': 'zurzeit niemanden',
  'about.inches': '{length}"',
  alarm: '{count, plural, =3 {3+} other {#}}',
};
