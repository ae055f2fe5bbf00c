/** The causes of a loss, each in a sentence. */
export const review = {
  'review.unspent-shot':
    'Die Phase wurde beendet, obwohl {who} noch auf {target} schießen konnte, Trefferchance {hit, number, ::percent}{able, plural, one {} other {. {able} Figuren konnten es}}.',
  'review.wrong-target':
    '{who} schoss auf {target}, Trefferchance {hit, number, ::percent}. {other} war das bessere Ziel: {otherHit, number, ::percent}.',
  'review.wrong-weapon':
    '{who} schoss auf {target}, Waffe: {weapon}, Trefferchance {hit, number, ::percent}. Besser war: {otherWeapon}, {otherHit, number, ::percent}.',
  'review.step-into-reach':
    '{who} trat {known, select, true {{inside} tief in die Reichweite von {beast}: dort zu {kill, number, ::percent} tödlich überrannt} other {in die Reichweite von {foes, plural, one {einem Dinosaurier} other {# Dinosauriern}}}}. Es gab einen Platz außerhalb.',
  'review.stay-in-reach':
    '{who} blieb {known, select, true {{inside} tief in der Reichweite von {beast}: dort zu {kill, number, ::percent} tödlich überrannt} other {in der Reichweite von {foes, plural, one {einem Dinosaurier} other {# Dinosauriern}}}}. Ein Weg hinaus war frei.',
  'review.out-of-range':
    '{who} stand {short} außer Schussweite von {target} (Waffe: {weapon}) und hätte in Schussweite gehen können.',
  'review.missed-flank': '{who} kam vor {target}, dessen Panzer von {front} nur vorn zählt. Von hinten sind es {rear}.',
  'review.into-fire':
    '{who} ging dorthin, wo das ganze Feuer der Armee, auf diesen Platz gerichtet, bis zum nächsten Zug {over, select, true {mehr als die {life, number} übrigen} other {etwa {lost, number} der {life, number}}} Lebenspunkte kosten würde. {stays, select, true {Am alten Platz wären es} other {An einem anderen Platz wären es}} etwa {otherwise, number}.',
  'review.bad-charge':
    '{who} überrannte {target}: zu {kill, number, ::percent} tödlich, und zu {falls, number, ::percent} vorher vom Abwehrfeuer gefällt. Besser war es, {why, select, fire {wegzugehen: Neben dem Opfer würde das ganze Feuer der Armee bis zum nächsten Zug etwa {lost, number} Lebenspunkte kosten, anderswo {otherwise, number}.} other {das zu lassen.}}',
  'review.missed-charge':
    '{who} berührte {target} und überrannte nicht: zu {kill, number, ::percent} tödlich, zu {falls, number, ::percent} vorher vom Abwehrfeuer gefällt.',
  'review.wrong-prey':
    '{who} griff {target} an, zu {kill, number, ::percent} tödlich. {other} war die bessere Beute: {otherKill, number, ::percent}.',
  'review.idle':
    'Die Phase wurde beendet, obwohl {who} noch {why, select, attack {{target} angreifen konnte: zu {kill, number, ::percent} tödlich.} fire {ziehen konnte. Dort würde das ganze Feuer der Armee bis zum nächsten Zug etwa {lost, number} Lebenspunkte kosten, an einem besseren Platz {otherwise, number}.} prey {ziehen konnte. Von einem besseren Platz aus war {target} für den nächsten Zug in Reichweite: zu {kill, number, ::percent} tödlich.} jaws {ziehen konnte. {foes, plural, one {# Dinosaurier kann} other {# Dinosaurier können}} diesen Platz im nächsten Zug erreichen, einen besseren {otherFoes, plural, =0 {keiner} one {nur #} other {nur #}}.} gate {ziehen konnte. Das Tor ist der Heimweg: Besser waren {otherErrand} bis dorthin statt {errand}.} pole {ziehen konnte. Der Heimweg braucht die gefundene Stange: Besser waren {otherErrand} bis zu ihr statt {errand}.} away {ziehen konnte. Besser waren {otherGap} Abstand zum nächsten Feind statt {gap}.} near {ziehen konnte. {touches, select, true {Besser war Kontakt mit einem Feind statt {gap} Abstand.} other {Besser waren {otherGap} Abstand zum nächsten Feind statt {gap}.}}} other {ziehen konnte.}}',
  'review.held-fire':
    '{who} {weapon, select, none {hielt das Feuer gegen {beast} zurück} other {antwortete {beast} mit: {weapon}, Trefferchance {hit, number, ::percent}}}. {otherWeapon, select, none {Nicht zu schießen war besser.} other {Besser war: {otherWeapon}, {otherHit, number, ::percent}.}}',
  'review.worse-place':
    '{who} blieb {touching, select, true {in Kontakt mit einem Feind} other {{gap} vom nächsten Feind}} stehen. {why, select, fire {Dort würde das ganze Feuer der Armee bis zum nächsten Zug etwa {lost, number} Lebenspunkte kosten, {stays, select, true {am alten Platz} other {an einem besseren Platz}} {otherwise, number}.} prey {{stays, select, true {Am alten Platz} other {An einem besseren Platz}} war {target} für den nächsten Zug in Reichweite: zu {kill, number, ::percent} tödlich.} jaws {{foes, plural, one {# Dinosaurier kann} other {# Dinosaurier können}} diesen Platz im nächsten Zug erreichen, {stays, select, true {den alten} other {einen besseren}} {otherFoes, plural, =0 {keiner} one {nur #} other {nur #}}.} gate {Das Tor ist der Heimweg: von dort {errand}, {stays, select, true {vom alten Platz} other {von einem besseren}} {otherErrand}.} pole {Der Heimweg braucht die gefundene Stange: von dort {errand}, {stays, select, true {vom alten Platz} other {von einem besseren}} {otherErrand}.} away {Besser war es, {otherGap} Abstand zu halten.} near {{touches, select, true {Besser war Kontakt.} other {Besser waren {otherGap} Abstand.}}} other {{stays, select, true {Stehen bleiben war besser.} other {Ein anderer Platz in etwa diesem Abstand war besser.}}}}',
  'review.deed': '{way, select, overrun {überrennt} ram {rammt} stray {trifft} other {tötet}} {figure}',
  'review.until':
    '{later, plural, =0 {noch in dieser Runde} =1 {bis zum Ende der nächsten Runde} other {binnen # Runden}}',
  'review.chose.fire': '{who} schoss auf {target}, Trefferchance {hit, number, ::percent}.',
  'review.chose.bite': '{who} griff {target} an, zu {kill, number, ::percent} tödlich.',
  'review.chose.move': '{who} zog hierher.',
  'review.chose.done': 'Hier wurde die Phase beendet.',
  'review.chose.act':
    '{act, select, closingFire {{who} {weapon, select, none {hielt das Feuer zurück} other {antwortete mit: {weapon}}}.} board {{who} stieg ein.} alight {{who} stieg aus.} hitch {{who} hängte das Geschütz an.} unhitch {{who} hängte das Geschütz ab.} stow {{who} wurde verladen.} unstow {{who} wurde abgestellt.} assign {{who} bekam seine Bedienung.} setUp {{who} wurde aufgebaut.} dismantle {{who} wurde zerlegt.} carry {{who} wurde getragen.} face {{who} drehte sich.} turnGun {{who} drehte das Geschütz.} ram {{who} rammte einen Feind.} place {{who} wurde hier aufgestellt.} hide {{who} versteckte sich hier.} airDrop {Die Fallschirmjäger sprangen hier.} land {{who} landete.} endMove {{who} blieb hier.} pickUp {{who} nahm das Maschinengewehr auf.} layDown {{who} legte das Maschinengewehr ab.} swapSeats {Zwei Sitze wurden getauscht: {who}.} order {{who} bekam diesen Dauerbefehl.} other {{who} handelte.}}',
  'review.chose.other': 'Diese Wahl kostete Chancen.',
  'review.better.fire': 'Besser: {who} schießt auf {target}, Trefferchance {hit, number, ::percent}.',
  'review.better.bite': 'Besser: {who} greift {target} an, zu {kill, number, ::percent} tödlich.',
  'review.better.move': 'Besser: {who} zieht zuerst, oder woandershin.',
  'review.better.done': 'Besser: die Phase beenden.',
  'review.better.act':
    'Besser: {act, select, closingFire {{who} {weapon, select, none {hält das Feuer zurück} other {antwortet mit: {weapon}}}.} board {{who} steigt ein.} alight {{who} steigt aus.} hitch {{who} hängt das Geschütz an.} unhitch {{who} hängt das Geschütz ab.} stow {{who} wird verladen.} unstow {{who} wird abgestellt.} assign {{who} bekommt seine Bedienung.} setUp {{who} wird aufgebaut.} dismantle {{who} wird zerlegt.} carry {{who} wird getragen.} face {{who} dreht sich zuerst.} turnGun {{who} dreht zuerst das Geschütz.} ram {{who} rammt einen Feind.} place {ein anderer Platz für {who}.} hide {ein anderes Versteck für {who}.} airDrop {ein anderer Ort für den Sprung.} land {{who} landet zuerst.} endMove {{who} bleibt hier.} pickUp {{who} nimmt das Maschinengewehr auf.} layDown {{who} legt das Maschinengewehr ab.} swapSeats {zwei Sitze werden getauscht: {who}.} order {ein anderer Dauerbefehl für {who}.} other {{who} handelt zuerst.}}',
  'review.better.other': 'Eine andere Wahl war klar besser.',
};
