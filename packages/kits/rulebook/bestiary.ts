/** The entries of a bestiary: figures, units or cards. Every number comes from the tables and odds of its game. */
import type { FunctionComponent } from 'preact';
import type { FigureProps } from '../game-client';

/** Draws a figure, a unit or a card by the name of its drawing. */
export type DrawBeast = FunctionComponent<Pick<FigureProps, 'art' | 'width' | 'height'>>;

/** A number of a figure, with the rule that it comes from. */
export interface BeastFact {
  readonly label: string;
  readonly value: string;
  readonly rule?: string;
}

/** A cell of a table: a chance, shown as a bar, or words. */
export type BeastCell = { readonly share: number; readonly text?: string } | { readonly text: string };

export interface BeastRow {
  readonly name: string;
  /** The id of the entry that it names; null for something without an entry. */
  readonly link: string | null;
  readonly cells: readonly BeastCell[];
}

/** A table of dangers to a figure, or of its victims. */
export interface BeastTable {
  readonly title: string;
  /** The rule that it follows from. */
  readonly rule: string;
  /** The heads of the columns after the name. */
  readonly heads: readonly string[];
  /** The most important first. */
  readonly rows: readonly BeastRow[];
  /** The assumptions behind the numbers. */
  readonly note?: string;
}

export interface BeastCard {
  readonly facts: readonly BeastFact[];
  /** Its abilities in sentences, each with its rule. */
  readonly gifts: readonly { readonly text: string; readonly rule: string }[];
  readonly tables: readonly BeastTable[];
}

export interface Beast {
  /** Unique in the book; a part of an address. */
  readonly id: string;
  readonly name: string;
  /** Its most important numbers in a few words. */
  readonly line: string;
  /** Its price or rank, shown on its tile; null for none. */
  readonly badge: string | null;
  /** The name of its drawing. */
  readonly art: string;
  /** Computes its card, which may take some ten milliseconds. */
  card(): BeastCard;
}

export interface BeastGroup {
  readonly title: string;
  readonly beasts: readonly Beast[];
}
