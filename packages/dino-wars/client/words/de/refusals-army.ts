import type { armyRefusals as english } from '../en/refusals-army';

export const armyRefusals: Readonly<Record<keyof typeof english, string>> = {
  // Movement
  'refusal.DW-LOAD-2':
    'Ein- oder Aussteigen halbiert die Bewegung des Fahrzeugs: {who} ist schon {spentCi} gezogen und dürfte nur {allowanceCi}.',
  'refusal.DW-LOAD-3': `{code, select,
    NO_SPACE {{hasSeat, select, true {Dieser Sitz ist besetzt.} other {{vehicle} hat keinen freien Sitz.}}}
    NO_CONTACT {{hasDistanceCi, select,
      true {{weapon} ist {distanceCi} entfernt ({vehicle}). Auf {limitCi} geht das Verladen.}
      other {{who} hat keinen Kontakt mit {vehicle}. Gehe zuerst in Kontakt.}
    }}
    other {Einsteigen halbiert die Bewegung auf {allowanceCi}. Schon gegangen: {spentCi}; noch zu gehen: {costCi}.}
  }`,
  'refusal.DW-LOAD-4': `{code, select,
    NO_CONTACT {Der Platz muss direkt am Fahrzeug liegen{hasVehicle, select, true { ({vehicle})} other {}}.}
    other {{figure} sitzt in keinem Fahrzeug.}
  }`,
  'refusal.DW-TRANS-1': 'So kann niemand einsteigen: {hasVehicle, select, true {{vehicle}} other {dieses Fahrzeug}}.',
  'refusal.DW-TRANS-6': '{figure} fährt mit ({vehicle}). Zuerst aussteigen.',
  'refusal.DW-TRANS-7': '{target} sitzt im Fahrzeug ({vehicle}): Greife das Fahrzeug an, nicht die Leute darin.',
  'refusal.DW-R-29': `{code, select,
    NO_DRIVER {{figure} hat niemanden am Steuer.}
    UNDERMANNED {{hasWeapon, select, true {Diese Waffe von {who} ist unbesetzt: {weapon}.} other {Dort sitzt niemand.}}}
    other {Diesen Sitz gibt es nicht, oder beide sind leer.}
  }`,
  'refusal.DW-R-26': `{code, select,
    UNDERMANNED {Niemand ist da, um {who} zu drehen.}
    BUDGET_SPENT {{who} hat in dieser Phase gefeuert und bleibt so stehen.}
    other {{mg, select,
      false {{who} hat kein MG zum Drehen.}
      other {{who} muss aufgebaut sein, um sich drehen zu lassen.}
    }}
  }`,
  'refusal.DW-R-6': '{figure} ist in Kontakt gekommen und darf jetzt nur noch überrennen.',
  'refusal.DW-R-78': '{figure} ist auf die Beute herabgestoßen und zieht erst weiter, wenn ein Überrennen gelingt.',
  // Towing, setting up, carrying
  'refusal.DW-TOW-1': `{code, select,
    NO_SPACE {{vehicle} zieht schon {hasTowing, select, true {{towing}} other {etwas}}.}
    other {Lkw, Halbketten und Panzer ziehen ein leichtes oder rückstoßfreies Geschütz, das aufgebaut ist.}
  }`,
  'refusal.DW-TOW-3': `{code, select,
    MOVE_OVER {Anhängen dauert eine ganze Runde: nicht für Fahrzeuge, die schon gefahren sind oder etwas aufgenommen haben.}
    other {{vehicle} zieht nichts.}
  }`,
  'refusal.DW-TOW-4': '{who} wurde in dieser Runde abgehängt und ist in Runde {readyTurn} bereit.',
  'refusal.DW-TOW-5': '{vehicle} hat nicht genug Platz für so viel Bedienung.',
  'refusal.DW-TOW-6': 'Schwere Geschütze bewegen sich während des Kampfs nie.',
  'refusal.DW-TOW-8': '{who} lässt sich nicht zerlegen und aufbauen oder ist schon so weit.',
  'refusal.DW-TOW-9': `{code, select,
    UNDERMANNED {Zum Tragen von {who} braucht es {needed} aus der Bedienung; nur {carriers} können.}
    other {{who} bewegt sich nicht von selbst: Die Bedienung trägt die zerlegte Waffe.}
  }`,
  'refusal.DW-TOW-10':
    'Aufbauen oder Zerlegen halbiert die Bewegung von {needed} aus der Bedienung; nur {able} sind noch so wenig gezogen.',
  'refusal.DW-TOW-11': '{who} kann nicht feuern: {status}.',
  'refusal.DW-R-33': '{who} ist {status}; ein leichtes MG feuert nur aufgebaut oder aus der Hand eines Helden.',
  'refusal.DW-R-47': `{code, select,
    UNDERMANNED {Dafür braucht {who} {needed} Leute; da sind {hasCrew, select, true {{crew}} other {{hands}}}.}
    NO_CONTACT {{figure} ist zu weit weg von {weapon}: höchstens 1".}
    WEAPON_NOT_READY {{weapon} ist {status}; das geht nicht.}
    PATH_BLOCKED {Dort ist kein Platz für die Träger: {weapon}.}
    other {So geht das nicht: {weapon}.}
  }`,
  'refusal.DW-R-48': '{who} lässt sich nicht zerlegen und tragen.',
  'refusal.DW-R-50': `{code, select,
    NO_CONTACT {{vehicle} hat keinen Kontakt mit {weapon}. Fahre zuerst heran.}
    UNDERMANNED {Zum Anhängen braucht es {needed} aus der Bedienung ({weapon}); {crew} können.}
    BUDGET_SPENT {{weapon} hat in dieser Runde gefeuert; Anhängen dauert eine ganze Runde.}
    MOVE_OVER {{who} hängt in dieser Runde an oder ab und tut sonst nichts.}
    other {Nur die Bedienung der Waffe hilft beim Anhängen.}
  }`,
  'refusal.DW-R-51': '{target} ist bei {carrier} und kann nicht für sich angegriffen werden.',
  'refusal.status.set-up': 'aufgebaut',
  'refusal.status.dismantled': 'zerlegt',
  'refusal.status.hitched': 'angehängt',
  'refusal.status.stowed': 'verladen',
  'refusal.status.in-hands': 'in der Hand eines Helden',
  'refusal.status.gone': 'nicht da',
  // Crews
  'refusal.DW-CREW-1': 'Bedienungen wechseln nur in Phase 4.',
  'refusal.DW-CREW-4': '{who} muss nachgeladen werden: eine ganze Runde der Bedienung ohne Feuer.',
  'refusal.DW-CREW-5': 'Niemand ist da, um {who} abzufeuern.',
  'refusal.DW-CREW-6': '{figure} bedient eine Waffe, die gefeuert hat: in dieser Runde kein eigener Schuss.',
  'refusal.DW-CREW-7':
    'Jemand aus der Bedienung von {who} hat mit der eigenen Waffe gefeuert: In dieser Runde schweigt das Geschütz.',
  'refusal.DW-CREW-9': '{who} feuert nicht, solange der Gegner in Kontakt ist: {dinosaur}.',
  'refusal.DW-R-16': '{who} kann nicht antworten: {dinosaur} ist schon in Kontakt.',
  'refusal.DW-R-27': '{who} feuert die Kanone nicht, solange ein Dinosaurier in Kontakt ist.',
  'refusal.DW-R-41': '{figure} ist zu weit weg von {weapon}: höchstens 1".',
  'refusal.DW-R-42': `{code, select,
    NO_CONTACT {{figure} ist zu weit weg von {weapon}: Zur Bedienung gehört nur, wer höchstens 1" entfernt ist.}
    other {Das ist keine Bedienung dafür: {weapon}.}
  }`,
  // Rambo
  'refusal.DW-RAMBO-1': 'Nur ein Held nimmt allein ein MG in die Hand, und nur ein leichtes.',
  'refusal.DW-RAMBO-5': '{figure} hat keine Munition mehr: {weapon}.',
  'refusal.DW-R-54': `{code, select,
    NO_CONTACT {{hasWeapon, select,
      true {{figure} braucht zum Aufnehmen Kontakt mit {weapon}.}
      other {{figure} legt die Waffe direkt daneben ab.}
    }}
    ABOARD {{figure} sitzt in einem Fahrzeug.}
    CREW_LOCKED {Diese Waffe war schon gebunden, bevor {figure} sie nahm ({weapon}); nächste Runde feuert sie.}
    WEAPON_UNLOADED {{weapon} ist leer.}
    other {{hasHolds, select,
      true {{figure} hat schon ein MG in der Hand.}
      other {{figure} hat kein MG in der Hand.}
    }}
  }`,
  // Fire
  'refusal.DW-IND-3': `{hasSpotter, select,
    true {{spotter} sieht {target} auch nicht.}
    other {{figure} sieht {target} nicht{hasBlocker, select, true { (dazwischen: {blocker})} other {}}: Wähle einen Beobachter, der es kann.}
  }`,
  'refusal.DW-IND-4':
    '{hasSpotter, select, true {{spotter} kann nicht beobachten} other {Niemand beobachtet}}: Dafür braucht es einen lebenden Soldaten.',
  'refusal.DW-IND-5': `{hasSpotter, select,
    true {{spotter} hat zu oft gefeuert, um in dieser Runde zu beobachten.}
    other {{figure} hat in dieser Runde beobachtet und den einen Schuss schon gehabt.}
  }`,
  'refusal.DW-R-40': `{hasSpotter, select,
    true {{spotter} gehört einem Mitspieler und beobachtet nicht für andere.}
    other {So ist das Beobachten schon eingestellt.}
  }`,
  'refusal.DW-R-22': '{who} wartet, bis die Leute aus dem zerstörten Fahrzeug aufgestellt sind.',
  'refusal.DW-CAS-3': '{who} wartet, bis die Überlebenden aufgestellt sind.',
  'refusal.DW-R-56': `{code, select,
    NO_SPACE {{figure} muss dorthin, wo das Fahrzeug war; der nächste freie Platz ist {distanceCi} entfernt.}
    PATH_BLOCKED {{figure} stünde auf jemand anderem.}
    NOT_OWNER {Von deinen Leuten wartet dort niemand auf einen Platz.}
    other {Alle Überlebenden müssen aufgestellt werden, jeder einmal.}
  }`,
  // Options
  'refusal.DW-OPT-RAM-1': `{code, select,
    OPTION_OFF {Rammen gibt es in dieser Partie nicht.}
    DEAD {{target} ist schon tot.}
    other {Nur Dinosaurier können gerammt werden.}
  }`,
  'refusal.DW-OPT-RAM-4': '{figure} hat gerammt und bewegt sich nie wieder.',
  'refusal.DW-R-81': `{code, select,
    TOO_CLOSE {{vehicle} ist schon in Kontakt mit {target}: Zum Rammen zuerst wegfahren und zurückkommen.}
    other {{target} ist in der Luft und kann nicht gerammt werden.}
  }`,
  'refusal.DW-OPT-MFIRE-1':
    'Die Hälfte der Mitfahrer darf aus dem Fahrzeug feuern ({vehicle}): {most}, und das ist geschehen.',
  'refusal.DW-R-82': '{figure} gehört zur Besatzung, und nur Mitfahrer feuern aus einem Fahrzeug.',
  'refusal.DW-OPT-GREN-1': '{figure} hat die einzige Granate schon geworfen.',
  'refusal.DW-OPT-ALT-1': '{figure} fliegt tief und darf höchstens {halfCi}, außer mit einem Aufstieg auf {climbToCi}.',
  'refusal.DW-OPT-TERR-2': '{who} kann das besondere Gelände nicht bezahlen: zu wenig Bewegung übrig.',
  'refusal.DW-OPT-CHARGE-1': '{who} hat die zusätzlichen 2" nur, um in Kontakt zu kommen oder zu überrennen.',
  'refusal.DW-R-90': '{who} hat die zusätzlichen 2" nur, um in Kontakt zu kommen oder zu überrennen.',
  // Flight
  'refusal.DW-FLY-1': '{figure} kann nicht fliegen.',
  'refusal.DW-FLY-3': '{figure} fliegt höchstens {hasCeilingCi, select, true {{ceilingCi}} other {{mostLength}}} hoch.',
  'refusal.DW-FLY-4': `{hasTarget, select,
    true {{flies, select,
      true {Kontakt mit {target} gibt es nur am Boden: Lande daneben.}
      other {{target} ist in der Luft: Vom Boden kommt niemand heran.}
    }}
    other {{figure} ist in der Luft und hat mit niemandem Kontakt.}
  }`,
  'refusal.DW-R-11': `{grounded, select,
    true {{figure} ist schon am Boden.}
    other {{figure} ist in der Luft: zuerst landen.}
  }`,
  'refusal.DW-R-12': `{code, select,
    IMPASSABLE {{figure} fliegt zu tief: {terrain} ist {heightCi} hoch.}
    other {{blocker} ragt in diese Flugbahn.}
  }`,
  'refusal.DW-SWIM-2': '{figure} kommt nicht durch tiefes Wasser.',
};
