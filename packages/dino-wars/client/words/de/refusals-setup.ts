import type { setupRefusals as english } from '../en/refusals-setup';

export const setupRefusals: Readonly<Record<keyof typeof english, string>> = {
  'refusal.taken-back': '{who} steht schon; wer reihum aufstellt, nimmt nichts zurück.',
  'refusal.others-place':
    'Du bist nicht dran: {count, plural, one {Jetzt stellt {who}} other {Jetzt stellen {who}}} Figuren auf.',
  'refusal.battle-begins': 'Der Kampf beginnt, wenn alle aufgestellt sind.',
  'refusal.DW-SIDE-5': `{code, select,
    UNDERMANNED {Zu wenig Bedienung ({hasKind, select, true {{kind}} other {{weapon}}}): {needed} nötig, {crew} da.}
    other {{figure} soll eine Waffe bedienen, die es nicht gibt.}
  }`,
  'refusal.DW-SIDE-6': `{code, select,
    NO_SPACE {Das Fahrzeug hat weniger Sitze, als Leute mitfahren.}
    other {Wer im Fahrzeug beginnt, braucht dort einen eigenen Sitz und keinen Ort auf dem Tisch.}
  }`,
  'refusal.DW-TRANS-3': `{code, select,
    NO_SPACE {Eine Besatzung von {crew} ist zu groß: Zu diesem Fahrzeug gehören {needed}.}
    other {Dieses Fahrzeug braucht {needed} Mann Besatzung; es hat {crew}.}
  }`,
  'refusal.DW-R-28': 'Ein montiertes MG ist ein leichtes oder ein schweres.',
  'refusal.DW-R-65': `{code, select,
    OPTION_OFF {Größenklassen für Fahrzeuge gibt es in dieser Partie nicht.}
    other {Fahrzeuge sind klein, mittel oder groß.}
  }`,
  'refusal.DW-R-66': 'Dieses Fahrzeug kann das nicht tragen, oder ihm fehlt, was immer dazugehört.',
  'refusal.DW-R-99': 'Bedienung, Waffe und Fahrzeug gehören derselben Person.',
  'refusal.DW-SPEC-5': 'Zu viele dieses Rangs in Fahrzeugbesatzungen: höchstens {most}.',
  'refusal.DW-OPT-1': 'Die Zusatzregel „{option}“ gilt in dieser Partie nicht.',
  'refusal.DW-OPT-SNIPE-1': 'Zu viele Scharfschützen: höchstens {most}.',
  'refusal.DW-R-84': 'Zu viele Scharfschützen: höchstens {most}.',
  'refusal.DW-OPT-SNIPE-3': 'Ein Anführer kann kein Scharfschütze sein.',
  'refusal.DW-R-106':
    'Ein Jungtier hat weniger als ein ausgewachsenes: unter {below} Lebenspunkte und unter {belowDamage} Schaden.',
  'refusal.DW-R-83': 'Großkalibrige Munition gibt es nur für Gewehre und Pistolen.',
  'refusal.DW-OPT-SF-1': 'Die Spezialkräfte sind eine Einheit aus Helden, höchstens ein Fünftel der Soldaten.',
  'refusal.DW-R-87': 'Die Einheit ist zu groß: höchstens {most} Soldaten.',
  'refusal.DW-OPT-PARA-1': `{code, select,
    ABOARD {Ein Fallschirmjäger beginnt in der Luft: in keinem Fahrzeug und an keinem Geschütz.}
    other {Die Fallschirmjäger sind eine Einheit eines Spielers, höchstens ein Fünftel der Soldaten.}
  }`,
  'refusal.DW-OPT-PARA-2': 'Fallschirmjäger landen höchstens 2" von dem Ort, zu dem sie abgetrieben sind.',
  'refusal.DW-R-89': `{code, select,
    NO_SPACE {Es gibt einen näheren freien Platz: Fallschirmjäger landen höchstens 2" vom Ort, zu dem sie abgetrieben sind.}
    other {Das Flugzeug kommt am Rand des Tischs herein, einmal pro Runde, solange noch jemand springen will.}
  }`,
  'refusal.DW-OPT-PARA-3': 'Für die Fallschirmjäger war in dieser Runde schon ein Versuch; nächste Runde wieder.',
  'refusal.DW-R-103': 'Längen und Bases werden durch 1, 2, 3 oder 4 geteilt.',
  'refusal.DW-R-71':
    'Das ist {distanceCi} von {hasEnemy, select, true {{enemy}} other {{hasOther, select, true {{other}} other {einem Gegner}}}} entfernt: zu nah für die Aufstellung.',
  'refusal.DW-R-72': 'Die Insel hat feste Startplätze; das ist keiner davon.',
  'refusal.DW-R-73': `{hasAbsence, select,
    true {{who} ist noch nicht aufgestellt.}
    other {Figuren stellt der Server auf, oder man stellt reihum oder eine Seite nach der anderen auf.}
  }`,
  'refusal.DW-R-74': 'Zuerst wird die Armee aufgestellt, dann die Dinosaurier.',
  'refusal.DW-R-105': `{hasArmyZoneCi, select,
    true {Die Zone der Armee ist für diesen Tisch zu schmal oder zu tief.}
    other {Die Armee wird in ihrer eigenen Zone aufgestellt.}
  }`,
  'refusal.DW-GATE-1': 'Am Zeittor stellt jede Seite für sich auf: die Armee zuerst.',
  'refusal.DW-GATE-2': 'Die Armee beginnt mit einem Torpfosten.',
  'refusal.DW-GATE-4': 'Dinosaurier verstecken sich nur am Zeittor.',
  'refusal.DW-GATE-6': `{code, select,
    UNDERMANNED {{hasDistanceCi, select,
      true {{hands} von {needed} Soldaten am Torpfosten. {soldier} ist {distanceCi} entfernt, höchstens {limitCi} sind erlaubt.}
      other {Dafür braucht es zwei Soldaten, höchstens 1" vom Torpfosten oder im Fahrzeug.}
    }}
    NO_SPACE {Kein Platz mehr für einen Torpfosten: {vehicle}.}
    other {Ein Torpfosten braucht zwei Soldaten oder einen Platz im Fahrzeug.}
  }`,
  'refusal.DW-GATE-7': 'Das Tor ist nicht offen.',
  'refusal.DW-R-91': `{hasNeededCi, select,
    true {Das Tor ist {widthCi} breit. {figure} braucht {neededCi}.}
    other {Die Torpfosten stehen zu weit auseinander, oder die Figur passt nicht hindurch.}
  }`,
  'refusal.DW-R-92': `{code, select,
    UNDERMANNED {{hasDistanceCi, select,
      true {{hands} von {needed} Soldaten am Torpfosten. {soldier} ist {distanceCi} entfernt, höchstens {limitCi} sind erlaubt.}
      other {Für einen Torpfosten braucht es zwei Soldaten, höchstens 1" entfernt.}
    }}
    NO_CONTACT {{figure} steht mehr als 1" davon entfernt.}
    NOT_ENOUGH_MOVEMENT {{tooFar}}
    PATH_BLOCKED {Dort ist kein Platz für die Träger.}
    WEAPON_NOT_READY {Dafür muss er auf dem Boden liegen, zum Abbauen muss er stehen.}
    other {So geht das mit einem Torpfosten nicht.}
  }`,
  'refusal.DW-R-93': 'Nur die Armee geht durch das Tor nach Hause.',
  'refusal.DW-R-94': `{code, select,
    TOO_CLOSE {Zu nah an der Armee zum Verstecken: Innerhalb von 18" würde sie es sehen.}
    other {Dinosaurier verstecken sich in oder hinter besonderem Gelände, außer Sicht.}
  }`,
  'refusal.DW-ISLE-1': 'Die Startplätze der Insel liegen auf dem Tisch.',
  'refusal.DW-ISLE-2': 'Die Insel braucht einen Startplatz für jeden Spieler und hat höchstens so viele.',
  'refusal.DW-ISLE-3': 'Zwei Startplätze der Insel liegen näher als {apartCi} beieinander.',
  'refusal.DW-ISLE-4': 'Auf die Insel bringen alle {least} bis {most} Punkte mit; hier sind es {points}.',
  'refusal.DW-ISLE-5': 'Die erste Figur kommt auf den Startplatz, der für dich gezogen wurde.',
  'refusal.DW-ISLE-6': 'Deine Gruppe bleibt höchstens 12" von deinem Startplatz.',
  'refusal.DW-ISLE-7': 'Auf der Insel wird reihum aufgestellt.',
  'refusal.DW-WIN-1': 'Diese Partie ist ein Kampf, die Dino-Insel oder das Zeittor.',
};
