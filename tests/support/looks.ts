import fs from 'node:fs';
import path from 'node:path';

import {buildDirectory} from './hosts';
import {readBuilt} from './routes';

/*
 * Which pages show, between them, everything that the stylesheets can tell apart. Read from the built files,
 * so that a new component counts on the day on which a page has it.
 */

/** What the selectors of the stylesheets ask for. */
interface Asked {
  classes: ReadonlySet<string>;
  /** Names of attributes, and `name=value` where a selector asks for a value. */
  attributes: ReadonlySet<string>;
}

/** Reads the classes and attributes out of the selectors of a stylesheet. */
function readAsked(css: string): Asked {
  const attributes = [...css.matchAll(/\[([\w-]+)(?:[~|^$*]?=["']?([^\]"']+)["']?)?/g)];
  return {
    classes: new Set(Array.from(css.matchAll(/\.([A-Za-z_][\w-]*)/g), ([, name = '']) => name)),
    attributes: new Set(
      attributes.map(([, name = '', value]) => (value === undefined ? name : `${name}=${value}`)),
    ),
  };
}

/** What the stylesheets of the build under test ask for. */
function builtAsked(): Asked {
  const folder = path.resolve(__dirname, '../..', buildDirectory, 'assets/css');
  const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  return readAsked(sheets.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join());
}

const attribute = /\s([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;
const piece =
  /<!--[^]*?-->|<!doctype[^>]*>|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-z][\w:-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*(\/?)>|[^<]+/gi;
const controls = /^(?:a|button|input|select|summary|textarea)$/;
const childless = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements whose end may be left out, and what begins after it. */
const optionalEnds: Record<string, RegExp> = {
  p: /^(?:address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)$/,
  li: /^li$/,
  dt: /^d[td]$/,
  dd: /^d[td]$/,
  td: /^(?:td|th|tr|tbody)$/,
  th: /^(?:td|th|tr|tbody)$/,
  tr: /^(?:tr|tbody)$/,
  thead: /^tbody$/,
  tbody: /^tbody$/,
  option: /^option$/,
  head: /^body$/,
  body: /^$/,
  html: /^$/,
};

/** A selector for an element, of no more than what the stylesheets ask for. */
function selectorOf(tag: string, attributes: string, asked: Asked): string {
  let selector = tag;
  for (const [, name = '', quoted, single, bare] of attributes.matchAll(attribute)) {
    const value = quoted ?? single ?? bare ?? '';
    if (name === 'lang') {
      // Languages differ in letters and what is between them.
      continue;
    }
    if (name === 'class') {
      const classes = value.split(/\s+/).filter((each) => asked.classes.has(each));
      selector += classes
        .toSorted()
        .map((each) => `.${each}`)
        .join('');
    } else if (asked.attributes.has(`${name}=${value}`)) {
      selector += `[${name}="${value}"]`;
    } else if (asked.attributes.has(name)) {
      selector += `[${name}]`;
    }
  }
  return selector;
}

/**
 * The looks of a page: for each control and each element with a text of its own, the elements that it is
 * in, as a selector.
 *
 * @throws Error where an element is not closed, for then nothing read after it would be right
 */
function looksOf(html: string, asked: Asked): Set<string> {
  const looks = new Set<string>();
  const open: {tag: string; selector: string}[] = [];
  for (const [text, raw, slash, name = '', attributes = '', closed] of html.matchAll(piece)) {
    const tag = name.toLowerCase();
    if (slash === '/') {
      while (open.at(-1)?.tag !== tag) {
        const last = open.pop()?.tag;
        if (last === undefined || !(last in optionalEnds)) {
          throw new Error(`</${tag}> closes <${last}>.`);
        }
      }
      open.pop();
    } else if (tag) {
      while (optionalEnds[open.at(-1)?.tag ?? '']?.test(tag)) {
        open.pop();
      }
      const selector = selectorOf(tag, attributes, asked);
      if (controls.test(tag)) {
        looks.add([...open.map((each) => each.selector), selector].join(' > '));
      }
      if (closed !== '/' && !childless.test(tag)) {
        open.push({tag, selector});
      }
    } else if (!raw && !text.startsWith('<') && text.trim() !== '') {
      looks.add(open.map((each) => each.selector).join(' > '));
    }
  }
  return looks;
}

/** The looks of each page of the build, by its address. */
export function looksByPage(addresses: readonly string[]): Map<string, Set<string>> {
  const asked = builtAsked();
  return new Map(
    addresses.map((address) => [
      address,
      looksOf(readBuilt(`${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`), asked),
    ]),
  );
}

/** A few pages that have every look between them; each is the one that has the most that are still missing. */
export function coverOf(pages: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const missing = new Set([...pages.values()].flatMap((looks) => [...looks]));
  const cover: string[] = [];
  while (missing.size > 0) {
    let best = '';
    let most = 0;
    for (const [address, looks] of pages) {
      const count = [...looks].filter((look) => missing.has(look)).length;
      if (count > most) {
        [best, most] = [address, count];
      }
    }
    cover.push(best);
    pages.get(best)?.forEach((look) => missing.delete(look));
  }
  return cover;
}
