import type { problems as english } from '../en/problems';

export const problems: Readonly<Record<keyof typeof english, string>> = {
  'problem.astray': 'Wähle zuerst eine deiner Figuren.',
  'problem.press': 'Drücke zuerst den großen Knopf: Er sagt, was diese Figur jetzt tut.',
  'problem.unplayable': 'Aus einer anderen Zeit!',
  'problem.unplayable.text':
    'Dieser Kampf wurde nach älteren Regeln gespielt, die dieser Server nicht mehr kennt, oder seine Aufzeichnung ist nicht lesbar.',
  'problem.server-gone': 'Leitung tot!',
  'problem.server-gone.text': 'Der Server antwortet nicht. Deine Partie ist sicher; versuch es gleich noch einmal.',
  'problem.too-fast': 'Immer langsam!',
  'problem.too-fast.text':
    'Dieser Browser hat mehr Anfragen geschickt, als ein Mensch kann, darum hat der Server aufgelegt. Dein Platz bleibt dir.',
  'problem.taken-over': 'Du bist schon da!',
  'problem.taken-over.text': 'Du spielst diesen Platz in einem anderen Fenster. Schließ es oder spiel hier weiter.',
  'problem.shutting-down': 'Kurze Pause!',
  'problem.shutting-down.text': 'Der Server startet neu. Die Partie bleibt erhalten und geht gleich weiter.',
  'problem.version': 'Neue Version!',
  'problem.version.text':
    'Das Spiel wurde aktualisiert, seit diese Seite geladen wurde. Lade sie neu und spiel weiter, wo du warst.',
  'problem.no-worker': 'Kein Schiedsrichter!',
  'problem.no-worker.text':
    'Der Server antwortet nicht, und dieser Browser lässt die Seite nicht im Hintergrund rechnen; ohne Server geht es nur so. Versuch es noch einmal oder nimm einen anderen Browser.',
  'problem.mishap': 'Etwas ist kaputt!',
  'problem.mishap.text':
    'In dieser Partie ging etwas schief; sie steht wieder wie zuvor. Meist hilft es, die Seite neu zu laden.',
  'problem.reload': 'Neu laden',
  'problem.retry': 'Noch einmal',
  'problem.home': 'Zur Spielkiste',
  'problem.page': 'Diese Seite konnte nicht geladen werden. Lade sie neu.',
  'problem.wait': 'Einen Moment',
  'problem.wait.poster': 'Stillgestanden!',
  'problem.wait.text': 'Der Tisch wird gedeckt …',
  'problem.wait.absent':
    'Warten auf {name}. Die Partie beginnt, sobald alle da sind, oder nach ein paar Minuten auch so.',
  'problem.unknown-match': 'Keine solche Partie!',
  'problem.unknown-match.text':
    'Unter dieser Adresse spielt niemand. Vielleicht ist der Link unvollständig, oder die Partie wurde längst gelöscht.',
  'problem.extinct': 'Ausgestorben!',
  'problem.extinct.spoken': 'Diese Seite ist ausgestorben',
  'problem.extinct.text': '404. Diese Seite gibt es hier nicht; vielleicht gab es sie vor dem Meteoriten.',
  'problem.lost': 'Leitung gekappt!',
  'problem.lost.spoken': 'Verbindung verloren',
  'problem.lost.text': 'Die Verbindung ist weg. Dein Platz und die Partie bleiben erhalten.',
  'ribbon.lost': 'Verbindung verloren, neuer Versuch … Dein Platz bleibt dir.',
  'ribbon.elsewhere': 'Du spielst diese Partie in einem anderen Fenster.',
  'ribbon.here': 'Hier spielen',
  'ribbon.rematch.watch': 'Es gibt eine Revanche.',
  'ribbon.rematch.play': 'Die Revanche steht bereit, mit getauschten Seiten.',
  'ribbon.delay': 'Du siehst alles {time} später',
  'ribbon.delay.read': 'Verstanden',
  'ribbon.watch': 'Zuschauen',
  'ribbon.day': 'Das war deine Schlacht des Tages.',
  'ribbon.day.place': 'Dein Platz',
  'ribbon.join': 'Mitspielen',
  'ribbon.deciding':
    '{names} {players, plural, one {überlegt} other {überlegen}} noch, ob es losgehen soll. Die Uhren warten.',
  'ribbon.drawing': 'Für {names} wird noch aufgebaut. Die Uhren warten.',
  'table.setting': 'Der Tisch wird aufgebaut …',
  'ribbon.abort': '{names} ging, bevor die Schlacht richtig losging.',
  'ribbon.abort.yes': 'Ohne Ergebnis beenden',
  'aborted.title': 'Keine Wertung!',
  'aborted.text':
    'Die andere Seite war im ersten Zug nicht da. Diese Schlacht endete ohne Ergebnis und zählt nirgends.',
  'aborted.again': 'Neu öffnen',
  'aborted.again.ready': 'Sie ist wieder offen: dieselbe Schlacht, dieselben Seiten.',
  'problem.unknown': 'Das hat nicht geklappt. Versuch es noch einmal, oder lade die Seite neu.',
  'problem.worker': 'Dieser Browser lässt die Seite nicht im Hintergrund rechnen, und das wird hierfür gebraucht.',
  'unkept.items':
    'Dieser Browser lässt die Seite nichts aufheben. Du kannst spielen, aber deine Plätze, dein Name und deine Einstellungen sind weg, sobald du sie schließt oder neu lädst.',
  'unkept.matches':
    'Dieser Browser lässt die Seite keine Partien aufheben. Eine Partie auf diesem Gerät ist weg, sobald du die Seite schließt oder neu lädst.',
  'unkept.read': 'Verstanden',
  'again.seat': 'Ist einer dieser Plätze deiner?',
  'again.seat.yes': 'Ja, gib ihn zurück',
  'again.seat.no': 'Nein, ich schaue zu',
  'again.seat.how':
    'Dieser Browser weiß von keinem Platz von dir; vielleicht hat er gelöscht, was er aufgehoben hatte. Deinen Platz bekommst du zurück mit dem Link in der letzten Mail oder Nachricht über deinen Zug, mit dem Link für ein weiteres Gerät, den <mine>deine Kämpfe</mine> auf einem Gerät zeigen, das ihn noch hat, oder mit deinem privaten Platzlink.',
  'again.offered': 'In diesem Link steckt dein Platz.',
  'again.offered.yes': 'Von diesem Browser aus spielen',
  'release.new': 'Neue Version. Eine Partie geht nach dem Neuladen weiter',
  'release.reload': 'Neu laden',
  'tab.yourMove': '★ Du bist am Zug! · {title}',
};
