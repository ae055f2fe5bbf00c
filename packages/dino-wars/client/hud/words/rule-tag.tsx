export { RuleTag } from '@dwo/kits/rulebook/rule-tag';
