/** A text of the rules, with its ids as links. */
import { linkedParts, type Rulebook } from './rulebook';

interface LinkedProps {
  readonly book: Rulebook;
  readonly text: string;
  /** The rule that the text belongs to, which gets no link. */
  readonly own?: string;
  /** Goes to a rule. */
  readonly onRule: (id: string) => void;
}

export function Linked({ book, text: whole, own, onRule }: LinkedProps) {
  return linkedParts(whole).map(({ text, as }, at) => {
    if (as === 'strong') return <b key={at}>{text}</b>;
    if (as === 'text' || text === own || !book.byId.has(text)) return text;
    return (
      <button key={at} type="button" class="link" onClick={() => onRule(text)}>
        {text}
      </button>
    );
  });
}
