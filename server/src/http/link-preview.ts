/** The preview that other sites show for a link to a match: its players instead of the general text. */
import type { Outcome } from '@dwo/kernel';
import { type AboutGame, type Language, matchId } from '@dwo/shared';
import type { Request } from 'express';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';
import { isPublic, timeOf } from '../rooms/watching/publicity';
import { languageOf, listed, say } from '../words';
import { hostOf, isSecure } from './address';

interface Preview {
  readonly title: string;
  readonly description: string;
}

/** Returns the page with a preview for this link; unchanged if there is nothing to say. Never throws. */
export async function withPreview(host: Host, request: Request, page: string): Promise<string> {
  const preview = await previewOf(host, request.path, languageOf(request)).catch(() => null);
  const general = withImage(host, request, page);
  return preview === null ? general : withWords(general, preview);
}

/**
 * Returns the page with the general text in the visitor's language. The URL of its picture is absolute, because other sites
 * show no relative ones.
 */
export function withImage({ web }: Host, request: Request, page: string): string {
  const { trust } = web;
  const own = `${isSecure(request, trust) ? 'https' : 'http'}://${hostOf(request, trust)}`;
  const shown = replaced(page, 'og:image', `${own}/og.jpg`);
  const language = languageOf(request);
  if (language === 'en') return shown;
  return withWords(shown, { title: say(language, 'home.title'), description: say(language, 'home.description') });
}

function withWords(page: string, { title, description }: Preview): string {
  return replaced(replaced(page, 'og:title', title), 'og:description', description);
}

function replaced(page: string, property: string, content: string): string {
  const tag = new RegExp(`(<meta property="${property}" content=")[^"]*(")`);
  return page.replace(tag, (_, before: string, after: string) => `${before}${escaped(content)}${after}`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

async function previewOf(host: Host, path: string, language: Language): Promise<Preview | null> {
  const [, page, id] = /^\/([mr])\/([^/]+)\/?$/.exec(path) ?? [];
  if (page === undefined || !matchId.safeParse(id).success) return null;
  const match = await host.journal.match(id as string);
  if (match === null) return null;
  const about = host.games.get(match.game)?.about[language] ?? { name: say(language, 'site'), scene: '' };
  const { what, description } = wordsOf(host, match, language, about);
  return { title: say(language, 'preview.title', { what, game: about.name }), description: description.trim() };
}

/**
 * The text about a match. For a private match it tells neither names nor the state, because sites that fetch a preview keep
 * it.
 */
function wordsOf(
  host: Host,
  match: MatchRecord,
  language: Language,
  { scene }: AboutGame,
): { readonly what: string; readonly description: string } {
  if (match.visibility === 'private') {
    return {
      what: say(language, 'preview.private'),
      description: say(language, 'preview.private.description', { scene }),
    };
  }
  if (isPublic(match, timeOf(host, match))) {
    const description = say(language, 'preview.again', { end: end(host, match, language) });
    return { what: names(match, language), description };
  }
  if (match.begunAt !== null) {
    return { what: names(match, language), description: say(language, 'preview.watch', { scene }) };
  }
  const [first] = match.chairs.filter(({ bot }) => !bot);
  const what =
    first === undefined ? say(language, 'preview.laid') : say(language, 'preview.waits', { name: first.name });
  return { what, description: say(language, 'preview.join', { scene }) };
}

function names({ chairs }: MatchRecord, language: Language): string {
  const all = chairs.map(({ name }) => name || say(language, 'somebody'));
  const [one, other] = all;
  if (all.length !== 2 || one === undefined || other === undefined) return listed(language, all);
  return say(language, 'preview.versus', { one, other });
}

/** The sentence about the end. Once a match is publicly over, its winner is public too. */
function end(host: Host, { outcome, chairs, game }: MatchRecord, language: Language): string {
  const winners = (outcome as Outcome | null)?.winners ?? [];
  if (!host.games.has(game) || winners.length === 0) return say(language, 'preview.nobodyWon');
  const won = winners.map((seat) => chairs.find(({ place }) => place === seat)?.name || say(language, 'somebody'));
  return say(language, 'preview.won', { names: listed(language, won) });
}
