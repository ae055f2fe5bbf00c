/** The figures, in German. */
import type { en } from './en';

export const de: Readonly<Record<keyof typeof en, string>> = {
  title: 'Sehr einfache Figuren',
  'group.of': '{id, select, guy {Zu Fuß} cavalry {Zum Reiten} vehicle {Fahrzeuge} other {Große Kreaturen}}',
  line: '{move}, {armor, select, none {ohne Rüstung} light {leichte Rüstung} other {schwere Rüstung}}',
  class: 'Klasse',
  'class.of': '{id, select, troop {Kämpfer} hero {Held} cavalry {Reittier} vehicle {Fahrzeug} other {große Kreatur}}',
  saves: '{armor}, rettet {share}',
  hurts: 'Was gefährlich ist',
  good: 'Wogegen es gut ist',
  shot: 'Schuss',
  blow: 'Nahkampf',
  unarmed: 'keine Schusswaffe',
  note: 'Die Chance, dass ein Angriff zerstört: ein Schuss im Freien oder ein Hieb. Ein Reittier greift mit Reiter an und wird ohne angegriffen.',
  'gift.hero': 'Helden zählen bei Angriff und Können eins dazu.',
  'gift.vehicle': 'Zählt bei Angriff und Rüstung eins dazu.',
  'gift.automatic': 'Würfelt beim Schießen zweimal und behält den besseren Wurf.',
  'gift.large': 'Fährt sich selbst und trägt niemanden.',
  'gift.aquatic': 'Wasser bremst nicht.',
  'gift.beasts': 'Kann mit Bestien umgehen.',
  'gift.stealth': 'Kann schleichen.',
  'gift.mount': 'Tut ohne Reiter oder Fahrer nichts.',
};
