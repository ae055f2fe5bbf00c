/** The sentences on danger in German. */
export const de = {
  'safe.strike': '{verb, select, bite {Hier kann dich niemand beißen.} other {Hier kann dich niemand angreifen.}}',
  'safe.shoot': 'Hier kann niemand auf dich schießen.',
  'threat.strike':
    '{count, plural, =1 {Einer könnte} =2 {Zwei könnten} =3 {Drei könnten} =4 {Vier könnten} other {# könnten}} dich hier {verb, select, bite {beißen} other {angreifen}}: {list}',
  'threat.shoot':
    '{count, plural, =1 {Einer könnte} =2 {Zwei könnten} =3 {Drei könnten} =4 {Vier könnten} other {# könnten}} hier auf dich schießen: {list}',
  'list.one': '{name} {chance}',
  'list.more': '{count, plural, other {# weitere}}',
  'safest.button': 'Sicherster Platz',
  'safest.label': 'Einen Zug zum sichersten Platz in Reichweite planen',
  'safest.here': 'Kein Platz in Reichweite ist sicherer.',
  'overlay.button': 'Gefahr',
  'area.label': 'Bewegung {length}"',
  'about.label': 'Was die Figur kann',
  'about.move': 'Bewegung',
  'about.range': 'Schießt bis',
  'about.victims.strike': '{verb, select, bite {Könnte beißen} other {Könnte angreifen}}',
  'about.victims.shoot': 'Könnte gehen und schießen auf',
  'about.hurt': 'Was ihr schadet',
  'about.nobody': 'niemand',
  'about.inches': '{length}"',
  alarm: '{count, plural, =3 {3+} other {#}}',
};
