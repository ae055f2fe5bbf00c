/** The rulebook of this game in a drawer or on a page of its own. */
import { RulesPanel as AnyRules } from '@dwo/kits/rulebook/rules-panel';
import { summaries } from '../../book/summaries';
import { say } from '../../words';
import { rulebook } from '../words/rulebook-text';

interface RulesPanelProps {
  /** The id of the rule to show first; null for the beginning. */
  readonly rule: string | null;
  /** Goes to a rule. */
  readonly onRule: (id: string) => void;
}

export function RulesPanel(props: RulesPanelProps) {
  return <AnyRules {...props} book={rulebook()} summaries={summaries} hint={say('rules.search.hint')} />;
}
