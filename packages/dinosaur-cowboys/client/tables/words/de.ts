import type { en } from './en';

/** The page of tables, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  game: 'Spiel',
  'game.of': '{id, select, claim {Der Claim in der Mitte} other {Das Spiel des Buchs}}',
  'kind.of':
    '{id, select, hill {Tafelberg} high_hill {Hoher Tafelberg} woods {Gestrüpp} rocks {Rote Felsen} low_wall {Niedrige Mauer} wreck {Wrack} other {Gebäude}}',
  'trait.hill': '{inches}″ hoch, schwierig',
  'trait.of': '{id, select, building {unpassierbar} other {schwierig, Deckung}}',
  note: 'Der Tisch misst 48″ × 36″, und der Sieger des Wurfs wählt irgendeinen Rand: Lass an allen vieren Platz für 6 große Basen.',
  strip: '{edge, select, N {Norden} E {Osten} S {Süden} other {Westen}}',
  claim: 'Der Claim',
  'fault.of':
    '{id, select, edges {Die Kanten kreuzen sich: {name}.} twice {Zwei Teile heißen {name}.} other {{name} ragt über den Tisch hinaus.}}',
  'fault.corners.of': '{name} hat {corners} Ecken: {least} bis {most} sind erlaubt.',
  'fault.many':
    '{id, select, pieces {{count} Teile; höchstens {most} sind erlaubt.} other {Zusammen {count} Ecken; höchstens {most} sind erlaubt.}}',
  'fault.claim': 'Ein Gebäude steht auf dem Claim in der Mitte des Tischs.',
  'fault.room':
    'Am {edge, select, N {nördlichen} E {östlichen} S {südlichen} other {westlichen}} Rand ist Platz für {room} große Basen; {least} sind nötig. Räume dort Gebäude weg.',
};
