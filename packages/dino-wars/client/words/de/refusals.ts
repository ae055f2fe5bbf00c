import type { refusals as english } from '../en/refusals';

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  'refusal.no-way-round': 'Kein Umweg führt dorthin. {why}',
  'refusal.unknown': 'Regel {rule} verbietet das.',
  'refusal.too-far': '{over} zu weit: nur noch {room} übrig.',
  'refusal.no-movement': 'Zu weit: keine Bewegung mehr übrig.',
  'refusal.phase': 'Phase {number}, {name}',
  'refusal.phase.quoted': '„{name}“',
  'refusal.phase.ended': 'von eben',
  'refusal.phase.other': 'eine andere Phase',
  'refusal.phases': 'Phase {numbers}',
  'refusal.that-figure': 'Diese Figur',
  'refusal.it': 'Diese Figur',
  'refusal.weapon': 'Waffe',
  'refusal.DW-SIDE-1': `{code, select,
    QUOTA {Alle brauchen eigene Figuren, und keine Seite darf zu viele haben.}
    other {{hasOwner, select,
      true {{figure} hört nicht auf dein Kommando.}
      other {{hasFigure, select,
        true {Eine solche Figur hast du nicht.}
        other {Das können nur die Spieler dieser Partie; du schaust zu.}
      }}
    }}
  }`,
  'refusal.DW-SIDE-2': `{code, select,
    NO_SPACE {Der Tisch ist zu klein, um die Seiten {separationCi} auseinanderzuhalten.}
    other {{hasFigure, select, true {{figure}} other {Ein Dinosaurier}} stünde zu nahe bei {hasSoldier, select, true {{soldier}} other {einem Soldaten}}.}
  }`,
  'refusal.DW-SIDE-3': 'Eine Partie spielt im Zweiten Weltkrieg oder in moderner Zeit.',
  'refusal.DW-TURN-1': 'Eine Partie beginnt in einer der fünf Phasen einer Runde.',
  'refusal.DW-DMG-11': '{who} kann nicht mit mehr Leben beginnen, als dieser Art zusteht.',
  'refusal.DW-PTS-1': 'Soldaten gehören zur Mannschaft oder sind Unteroffizier, Anführer oder Held.',
  'refusal.DW-R-108': 'Diesen Zug kennt der Schiedsrichter nicht.',
  'refusal.DW-SIDE-4': '{figure} hat diese Waffe nicht dabei: {weapon}.',
  'refusal.DW-SIDE-7': '{who} würde den Tisch verlassen: Die ganze Base muss darauf bleiben.',
  'refusal.DW-TURN-3': 'Das geht nur in {needs}. Jetzt ist {phase}.',
  'refusal.DW-MULTI-2': `{done, select,
    true {Du bist mit dieser Phase fertig. Nimm das zuerst zurück.}
    other {Du bist mit dieser Phase noch nicht fertig, also gibt es nichts zurückzunehmen.}
  }`,
  'refusal.DW-R-104':
    'Die Phase {ended} ist gerade von selbst zu Ende gegangen: Niemand konnte mehr etwas tun. Jetzt ist {phase}.',
  'refusal.DW-R-95': 'Der Kampf ist vorbei; es geht nichts mehr.',
  'refusal.TABLE-11': `{agreed, select,
    true {Du willst schon aufgeben; dein Team muss zustimmen.}
    other {Du willst gar nicht aufgeben, also gibt es nichts zurückzunehmen.}
  }`,
  'refusal.DW-R-97': `{agreed, select,
    true {Du hast schon angeboten, aufzuhören und Punkte zu zählen.}
    other {Du hast nicht angeboten, aufzuhören und Punkte zu zählen.}
  }`,
  'refusal.DW-R-24': `{hasTarget, select,
    true {{target} entscheidet noch über Abwehrfeuer gegen einen anderen Dinosaurier. Warte auf die Antwort.}
    other {{figure} muss warten, bis das Überrennen beantwortet ist.}
  }`,
  'refusal.DW-DMG-12': '{who} ist {hasVehicle, select, true {zerstört} other {tot}}.',
  'refusal.DW-MOVE-3': '{tooFar}',
  'refusal.DW-AMOVE-1': '{tooFar}',
  'refusal.DW-AMOVE-2': '{tooFar} Sich von einem Dinosaurier zu lösen kostet 2" von 6".',
  'refusal.DW-AMOVE-6': '{who} hätte keine Bewegung mehr: Die Abzüge fressen alles auf.',
  'refusal.DW-R-62': `{loaded, select,
    true {{figure} ist in dieser Runde schon ein- oder ausgestiegen.}
    other {{figure} ist schon {spentCi} gezogen; damit wären insgesamt nur noch {allowanceCi} erlaubt.}
  }`,
  'refusal.DW-MOVE-8': 'Für {figure} ist die Bewegung in dieser Runde vorbei.',
  'refusal.DW-R-5': '{hasBlocker, select, true {{blocker}} other {Eine andere Figur}} steht im Weg.',
  'refusal.DW-R-10': `{hasFigure, select,
    true {Unpassierbar für {figure}: {hasTerrain, select, true {{terrain}} other {dieses Gelände}}.}
    other {{placed, select,
      true {Das kann hier nicht stehen: {hasTerrain, select, true {{terrain}} other {falsches Gelände}}.}
      other {Ein Geländestück hat keine richtige Form, oder es sind zu viele.}
    }}
  }`,
  'refusal.DW-R-3': 'Auf diesem Weg kommt es nie zum Kontakt mit {target}.',
  'refusal.DW-R-4': `{hasBlocker, select,
    true {{hasCorners, select,
      true {Ein Weg hat mindestens einen und höchstens {most} Wegpunkte.}
      other {{who} stünde auf {blocker}.}
    }}
    other {{code, select,
      PATH_BLOCKED {Dort ist nicht genug Platz.}
      other {{hasCorners, select,
        true {Ein Weg hat mindestens einen und höchstens {most} Wegpunkte.}
        other {Dieser Weg führt nirgendwohin.}
      }}
    }}
  }`,
  'refusal.DW-R-1': 'Orte zählen in ganzen Hundertsteln eines Zolls, Richtungen in ganzen Grad.',
  'refusal.DW-OVER-1': `{code, select,
    NOT_ENOUGH_MOVEMENT {Überrennen kostet {costCi}; {figure} hat nur noch {leftCi} übrig.}
    other {{figure} hat keinen Kontakt mit {target}. Gehe zuerst in Kontakt.}
  }`,
  'refusal.DW-OVER-2':
    '{code, select, DEAD {{target} ist schon ausgeschaltet.} other {Nur die Armee kann überrannt werden.}}',
  'refusal.DW-DATK-1': '{figure} hat in dieser Phase schon angegriffen.',
  'refusal.DW-DATK-2': `{code, select,
    DEAD {{target} ist schon tot.}
    NO_CONTACT {{figure} hat keinen Kontakt mit {target}, und in dieser Phase bewegt sich niemand.}
    other {Dinosaurier greifen nur die Armee an.}
  }`,
  'refusal.DW-FIRE-2': '{code, select, DEAD {{target} ist schon tot.} other {Die Armee feuert nur auf Dinosaurier.}}',
  'refusal.DW-FIRE-5': 'Granaten fliegen nur in Phase 2.',
  'refusal.DW-FIRE-7': '{figure} sitzt im Fahrzeug ({vehicle}) und feuert von dort nicht.',
  'refusal.DW-RANGE-1': '{target} ist {rangeCi} entfernt; die Waffe reicht {limitCi} weit.',
  'refusal.DW-RANGE-5': '{target} ist nur {rangeCi} entfernt; unter {leastCi} lässt sich nichts treffen.',
  'refusal.DW-LOS-1': `{hasBlocker, select,
    true {{figure} sieht {target} nicht. Dazwischen: {blocker}.}
    other {{figure} sieht {target} nicht: Etwas ist dazwischen.}
  }`,
  'refusal.DW-LOS-5': '{target} ist außerhalb der vorderen 180°: {weapon}.',
  'refusal.DW-SEC-2': 'Nur ein Schuss pro Runde, und nie in Phase 5: {weapon}.',
  'refusal.DW-SEC-3': '{figure} hat in dieser Runde Abwehrfeuer gegeben und hat darum kein Zweitfeuer.',
  'refusal.DW-BUDGET-1': '{figure} hat in dieser Phase schon gefeuert.',
  'refusal.DW-BUDGET-2': '{figure} hat in dieser Runde schon Zweitfeuer gegeben und hat darum kein Abwehrfeuer.',
  'refusal.DW-BUDGET-5':
    '{figure} hat im Abwehrfeuer eine Waffe mit nur einem Schuss benutzt: Das war alles für diese Runde.',
  'refusal.DW-BUDGET-3': 'Nur ein Schuss pro Runde, und der ist gefallen: {weapon}.',
  'refusal.DW-CLOSE-1': 'Gerade überrennt kein Dinosaurier {figure}.',
  'refusal.DW-CLOSE-5': 'Nicht für Abwehrfeuer geeignet: {weapon}.',
  'refusal.DW-CLOSE-6': '{who} hat den Angreifer nicht in den vorderen 180°.',
  'refusal.DW-CLOSE-7': 'Nie für Abwehrfeuer: {weapon}.',
  'refusal.DW-CLOSE-8': '{who} gibt Abwehrfeuer nur mit einem montierten MG.',
  'refusal.DW-CLOSE-9': '{who} wurde in dieser Runde schon überrannt: kein Abwehrfeuer mehr.',
  'refusal.DW-CLOSE-14': 'Leute in einem Fahrzeug geben nie Abwehrfeuer.',
  'refusal.DW-R-17': `{hasOrder, select,
    true {Das ist schon der Dauerbefehl.}
    other {Dauerbefehle gelten für die Armee: beste Waffe, nicht feuern oder fragen.}
  }`,
  'refusal.DW-SPEC-3':
    'Zu viele Unteroffiziere für diese Armee: {most, plural, =0 {keiner ist erlaubt} other {höchstens {most}}}.',
  'refusal.DW-SPEC-4':
    'Zu viele {rank, select, hero {Helden} other {Anführer}} für so wenige Unteroffiziere: {most, plural, =0 {keiner ist erlaubt} other {höchstens {most}}}.',
  'refusal.DW-R-32':
    'Zu oft dieselbe Waffe in dieser Armee ({weapon}): {most, plural, =0 {nicht erlaubt} other {höchstens {most}}}.',
};
