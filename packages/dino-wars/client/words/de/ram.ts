import type { ram as english } from '../en/ram';

/** The words of ramming: buttons, hints, dice and log. */
export const ram: Readonly<Record<keyof typeof english, string>> = {
  'act.ram': 'Rammen',
  'choice.ram': 'Rammen',
  'step.ram': 'Zeige auf den Dinosaurier, den du rammst.',
  'step.ram.press': 'Drücke Rammen: Treffer oder nicht, das Fahrzeug bewegt sich nie wieder.',
  'burst.ram': 'KRACH!',
  'burst.ram.miss': 'WUSCH',
  'roll.ram': '{success, select, true {Krach!} other {Ausgewichen}}',
  'log.rammed': '{name} rammt {target}',
  'log.ram-missed': '{name} verfehlt {target} beim Rammen',
  'log.crash': 'KRACH!',
  'luck.of.ram': 'Gelungene Rammstöße',
};
