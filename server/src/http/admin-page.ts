/** The operator's page, as HTML without scripts. */
import type { ChatLine } from '@dwo/shared';
import type { Damage } from '../journal/damage';
import type { Report } from '../journal/talk';

/** The contents of the page. */
export interface AdminView {
  /** The reports of one page, open ones first. */
  readonly reports: readonly Report[];
  /** The number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** All reports, on other pages too. */
  readonly counts: { readonly all: number; readonly open: number };
  /** The open reports from each address on this page, by its name. */
  readonly reporters: ReadonlyMap<string, number>;
  /** The known damage of the journal; null if there is none. */
  readonly damage: Damage | null;
  readonly matches: Readonly<Record<string, number>>;
  /** `match who` of everybody who is muted, as far as reports are about them. */
  readonly muted: ReadonlySet<string>;
}

/** Renders the page; all text of people is escaped. */
export function adminPage(view: AdminView): string {
  const { reports, damage, matches, muted } = view;
  const open = reports.filter(({ closedAt }) => closedAt === null);
  const closed = reports.filter(({ closedAt }) => closedAt !== null);
  const counts = Object.entries(matches)
    .map(([stage, count]) => `${count} ${safe(stage)}`)
    .join(', ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Dino Wars Online: admin</title>
<link rel="stylesheet" href="/admin/admin.css">
</head>
<body>
<header><h1>Dino Wars Online</h1><p>Open matches in this process: ${counts}. <a href="/admin/monitor/">Rooms and connections</a></p></header>
<main>
${damage === null ? '' : damaged(damage)}
<h2>Open reports (${view.counts.open})</h2>
${groups(open, view) || '<p>None here.</p>'}
<h2>Closed reports (${view.counts.all - view.counts.open})</h2>
${closed.map((report) => card(report, muted)).join('\n') || '<p>None here.</p>'}
${pages(view)}
</main>
</body>
</html>
`;
}

/** Open reports by the address that they came from; those from the address with the most come last. */
function groups(open: readonly Report[], { muted, reporters }: AdminView): string {
  const names = [...new Set(open.map(({ from = '' }) => from))];
  names.sort((a, b) => (reporters.get(a) ?? 0) - (reporters.get(b) ?? 0));
  return names
    .map((name) => {
      const own = open.filter(({ from = '' }) => from === name).map((report) => card(report, muted));
      const all = reporters.get(name) ?? own.length;
      const close = `<form method="post" action="/admin/reporters/${safe(name)}/close"><button>Close all ${all}</button></form>`;
      const head = name === '' ? '' : `<h3>From one address (${safe(name)}): ${all} open ${all > 1 ? close : ''}</h3>`;
      return `<section>${head}${own.join('\n')}</section>`;
    })
    .join('\n');
}

function pages({ page, pageSize, counts }: AdminView): string {
  const last = Math.max(1, Math.ceil(counts.all / pageSize));
  const link = (to: number, text: string) => (to < 1 || to > last ? '' : `<a href="/admin?page=${to}">${text}</a>`);
  return `<nav>${link(page - 1, 'Newer')} Page ${page} of ${last} ${link(page + 1, 'Older')}</nav>`;
}

const DAMAGES = { gone: 'gone', lost: 'without its latest entries', altered: 'altered from outside' } as const;

function damaged({ matches, file, advice }: Damage): string {
  const lines = matches.map(({ id, what, lost }) => {
    return `<li>Match ${safe(id)} is ${DAMAGES[what]}${lost === 0 ? '' : `: ${lost} entries are missing`}.</li>`;
  });
  return `<article class="damage">
<h2>The journal is damaged</h2>
${file === null ? '' : `<p>SQLite says: ${safe(file)}</p>`}
<ol>${lines.join('\n')}</ol>
<p>${safe(advice)}</p>
</article>`;
}

function card(report: Report, muted: ReadonlySet<string>): string {
  const { id, at, match, line, around, why, closedAt } = report;
  const isMuted = muted.has(`${match} ${line.who}`);
  const lines = around.map((each) => said(each, each.id === line.id)).join('\n');
  return `<article>
<h3>${safe(nameOf(line))} in <a href="/m/${safe(match)}">${safe(match)}</a>, ${time(at)}${isMuted ? ' · muted' : ''}</h3>
${why === '' ? '' : `<p>Why: ${safe(why)}</p>`}
${line.id === '' ? `<p>The name was reported: <b>${safe(nameOf(line))}</b></p>` : ''}
<ol>${lines}</ol>
<p>
${button(id, isMuted ? 'unmute' : 'mute', isMuted ? 'Let him speak again' : 'Mute in this match')}
${closedAt === null ? button(id, 'close', 'Close') : ''}
</p>
</article>`;
}

function button(id: string, deed: string, text: string): string {
  return `<form method="post" action="/admin/reports/${safe(id)}/${deed}"><button>${text}</button></form>`;
}

function said(line: ChatLine, reported: boolean): string {
  const words = line.phrase === null ? safe(line.text) : `<em>${safe(line.phrase)}</em>`;
  const side = line.to === 'team' ? ' (own side)' : '';
  return `<li${reported ? ' class="reported"' : ''}><time>${time(line.at)}</time> <b>${safe(nameOf(line))}</b>${side}: ${words}</li>`;
}

function nameOf({ name, place }: ChatLine): string {
  const known = name === '' ? 'Somebody' : name;
  return place === null ? `${known} (watching)` : known;
}

function time(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').slice(0, 19);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** The styles of the page. */
export const ADMIN_CSS = `
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: #f3e3bd; color: #1e1812; font: 1rem/1.4 sans-serif; }
h1 { margin: 0; color: #b3261e; }
article { margin: 0 0 1rem; padding: 0.5rem 1rem; border: 3px solid #1e1812; border-radius: 5px; background: #fbf0d3; }
h3 { margin: 0.25rem 0; }
ol { padding: 0; list-style: none; }
li { padding: 0.15rem 0.25rem; overflow-wrap: anywhere; }
li.reported { background: #ffd34d; }
time { color: #4d3b18; font-size: 0.875rem; }
form { display: inline; }
button { min-height: 44px; padding: 0 1rem; border: 2px solid #1e1812; border-radius: 5px; background: #fff6de; font: inherit; font-weight: 700; }
`;
