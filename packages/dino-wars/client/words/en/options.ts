/** The names of optional rules and rulings; in English they are the rules' own. */
import {
  OPTIONAL_RULE_IDS,
  OPTIONAL_RULES,
  type OptionalRule,
  VARIANT_IDS,
  VARIANTS,
  type Variant,
} from '@dwo/dino-wars';

type OptionKey = `option.${OptionalRule}${'' | '.gist'}`;
type RulingKey = `ruling.${Variant}${'' | '.standard' | '.variant'}`;

const optional = OPTIONAL_RULE_IDS.flatMap((id) => [
  [`option.${id}`, OPTIONAL_RULES[id].name],
  [`option.${id}.gist`, OPTIONAL_RULES[id].gist],
]);
const rulings = VARIANT_IDS.flatMap((id) => [
  [`ruling.${id}`, VARIANTS[id].name],
  [`ruling.${id}.standard`, VARIANTS[id].standard],
  [`ruling.${id}.variant`, VARIANTS[id].variant],
]);

export const options = Object.fromEntries([...optional, ...rulings]) as Readonly<Record<OptionKey | RulingKey, string>>;
