import type { en } from './en';

/** The page of tables, in German. */
export const de: Readonly<Record<keyof typeof en, string>> = {
  battle: 'Schlacht',
  players: 'Spieler',
  'players.of': '{seats}',
  pool: 'Teich',
  'trait.of':
    '{id, select, screen {schwierig, verdeckt} rough {schwierig} fence {hält auf, verdeckt} other {hält auf, zerstörbar}}',
  note: 'Der Tisch misst 72″ × 48″. Mauern, Zäune und Gebäude werden in Stücke von 3″ geteilt, und jedes lässt sich zerschießen. Lass in den Zonen Platz für 12 große Basen.',
  'wild.place': '{name} beginnt hier',
  'fault.pieces': '{pieces} Teile; höchstens {most} sind erlaubt.',
  'fault.corners': 'Zusammen {corners} Ecken; höchstens {most} sind erlaubt.',
  'fault.features': 'Mauern, Zäune und Gebäude ergeben {features} Teile und Stücke; höchstens {most} sind erlaubt.',
  'fault.corners.of':
    '{form, select, box {{name} hat {corners} Ecken; ein Gebäude hat vier.} other {{name} hat {corners} Ecken: {least} bis {most} sind erlaubt.}}',
  'fault.off': '{name} ragt über den Tisch hinaus.',
  'fault.of':
    '{id, select, short {{name} hat zwei Ecken am selben Ort.} edges {Die Kanten kreuzen sich: {name}.} dent {{name} hat eine Einbuchtung; ein Gebäude hat keine.} tree {{name} ist {size}″ breit; ein Baum misst höchstens {most}″.} twice {Zwei Teile heißen {name}.} edge {{name} liegt zu nahe am Rand für die Kreatur, die dort schläft.} other {{name} liegt zu nahe an einer Zone für die Kreatur, die dort schläft.}}',
  'fault.wild': 'Wo eine wilde Kreatur beginnt, steht eine Mauer, ein Zaun, ein Baum oder ein Gebäude.',
  'fault.room':
    '{zone}: Platz für {room} große Basen; {least} sind nötig. Räume dort Mauern, Zäune, Bäume und Gebäude weg.',
  'fault.missing':
    '{what, select, nest {Die Eier brauchen ein Nest.} other {In dieser Schlacht geht es um einen Teich: Er fehlt.}}',
  'fault.many':
    '{what, select, nest {Es gibt {count} Nester; eines genügt.} other {Es gibt {count} Teiche; einer genügt.}}',
  'zone.role':
    '{id, select, defender {Die Palisade} attacker {Die Zonen des Angreifers} convoy {Die Zone des Zugs} other {Die Zonen der Jäger}}',
};
