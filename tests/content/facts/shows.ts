/**
 * What pages say in words and samples show: a comment quotes the words, names the sample, and says what it shows.
 *
 *   {/* shows: nothing is inlined = badge emits dist/web/static/svg/logo.svg *\/}
 *   {/* advice: Publish from CI *\/}    recommends something: there is nothing to run
 *   {/* told: 0.x left the path = https://… *\/}    nothing here can run it; the address says it
 *
 * The words stand in their section, the sample shows that, and words such as "not" agree with it. Cells of one row
 * are divided by " | ", from the first one on; "…" is one cell of any text. One comment may have several lines.
 * ", in other words" at the end of a line: whether the words affirm it cannot be read off them.
 */
// cspell:ignore ings remov ignor rewrit replac renam
import {claims} from '../../samples/support/claims';
import type {Fence} from '../../samples/support/fences';
import {
  isPositive,
  isShownBy,
  parseVerdict,
  type Run,
  type Verdict,
} from '../../samples/support/verdicts';
import type {Failure} from '../reference/statement';
import type {Diagram, FactPage, Mark, Row} from '../support/blocks';
import {addressFault, toldOf} from './links';
import {withoutWords} from '../support/sampleWords';
import {disagreement} from './codes';
import {packageFile} from './sources';

/** Fences of every page, by its name without `docs/` and `.mdx`: `config/lib/dts`. */
export type Samples = ReadonlyMap<string, readonly Fence[]>;

const shortName = ({name}: FactPage): string => name.replace(/^docs\/|\.mdx$/g, '');

export const readSamples = (pages: readonly FactPage[]): Samples =>
  new Map(pages.map((page) => [shortName(page), page.fences]));

interface Shows {
  mark: Mark;
  words: string;
  /**
   * `project` or `project/case` of this page, `config/lib/dts:project` of another one, `claims/name`, or a file of an
   * installed package.
   */
  sample: string;
  verdict: Verdict;
  /** As it is written. */
  proof: string;
  /** The words say it in other words: whether they affirm it cannot be read off them. */
  isInOtherWords: boolean;
}

const form = /^(.+?) = (@?[\w./:-]+) (\S.*)$/s;

const otherWords = /, in other words$/;

function parse(mark: Mark): Shows | null {
  const [, words = '', sample = '', end = ''] = form.exec(mark.text.replace(/\s+/g, ' ')) ?? [];
  const said = end.replace(otherWords, '');
  const verdict = parseVerdict(said);
  const isInOtherWords = said !== end;
  return verdict && {mark, words, sample, verdict, proof: `${sample} ${said}`, isInOtherWords};
}

/** Whether a comment is written as this file says. */
export const isShows = (mark: Mark): boolean => parse(mark) !== null;

const linesOfTree = (code: string): string[] =>
  code.split('\n').flatMap((line) => /^\S+/.exec(line)?.[0] ?? []);

/** What the fences of a sample show of its run; the tests of samples run it and compare. */
function runOf(fences: readonly Fence[], sample: string): Run | null {
  const [project, name] = sample.split('/');
  const shown = fences.filter(
    ({meta}) => meta.project === project && meta.case === name && meta.expect !== undefined,
  );
  if (shown.length === 0) return null;
  const ofKind = (...kinds: string[]): Fence[] =>
    shown.filter(({meta}) => kinds.includes(String(meta.expect)));
  const printed = ofKind('stdout', 'stderr', 'watch').map(({code}) => code);
  const trees = ofKind('tree').map(({code}) => linesOfTree(code));
  const given = fences.filter(
    ({meta}) => meta.project === project && (meta.case === undefined || meta.case === name),
  );
  return {
    given: [
      ...given
        .filter(({meta}) => meta.expect === undefined && meta.title !== undefined)
        .map((fence): [string, string] => [String(fence.meta.title), withoutWords(fence)]),
      ...given
        .filter(({meta}) => meta.case === name)
        .flatMap(({code, meta}): [string, string][] => [
          ...(meta.run === undefined ? [] : [['', code] as [string, string]]),
          ...(meta.cmd === undefined ? [] : [['', String(meta.cmd)] as [string, string]]),
        ]),
    ],
    code: Number(shown.map(({meta}) => meta.exit).find((exit) => exit !== undefined) ?? 0),
    printed: printed.length > 0 ? printed.join('\n') : null,
    tree: trees.length > 0 ? trees.flat() : null,
    files: Object.fromEntries(ofKind('file').map(({code, meta}) => [String(meta.title), code])),
  };
}

function isProved(samples: Samples, page: FactPage, {sample, verdict, proof}: Shows): boolean {
  if (sample.startsWith('claims/')) {
    const name = sample.slice('claims/'.length);
    return claims[name]?.shows.includes(proof.slice(sample.length + 1)) ?? false;
  }
  const [other, project] = sample.split(':');
  const run =
    project === undefined
      ? runOf(page.fences, sample)
      : runOf(samples.get(other ?? '') ?? [], project);
  if (run !== null) return isShownBy(verdict, run);
  const text = packageFile(sample);
  return (
    text !== null &&
    isShownBy(verdict, {code: null, printed: null, tree: null, files: {[sample]: text}})
  );
}

interface Words {
  /** Says that something is there, stays or works. */
  positive: RegExp;
  negative: RegExp;
  not: RegExp;
  /**
   * Conditions, restrictions and changes: what follows from a condition is elsewhere, a restriction is shown by what
   * fails without it, and a change by what is gone as well as by what is there.
   */
  open: RegExp;
}

const polar: Readonly<Record<FactPage['language'], Words>> = {
  en: {
    positive:
      /\b(?:keeps?|kept|stays?|remains?|leaves?|left|emit(?:s|ted)?|works?|pass(?:es)?|yes|can|accept(?:s|ed)?|unchanged|succeeds?|imports?|external\w*|warn(?:s|ings?)?|message|report(?:s|ed)?|loads?|loaded|contains?|includes?|included|exists?|copied|copies|adds?|reads?|own file)\b/i,
    negative:
      /\b(?:fails?|failed|errors?|throws?|inlines?|inlined|bundled|bundles|remov(?:es|ed)|drop(?:s|ped)|omit(?:s|ted)|ignor(?:es|ed)|rewrit(?:es|ten)|replac(?:es|ed)|shorten(?:s|ed)|renam(?:es|ed)|gone|missing|lost|lowered|empties|emptied)\b/i,
    not: /\b(?:not|no|nothing|never|none|without|cannot|neither)\b|n't\b/i,
    open: /^(?:if|even if|without|unless)\b|\b(?:only|must|has to|have to|rewrit\w+|replac\w+|renam\w+|shorten\w*|lower(?:s|ed)?)\b/i,
  },
  zh: {
    positive:
      /保留|保持|原样|输出|能|可以|可用|成功|通过|支持|警告|提示|消息|报告|加载|包含|存在|复制|加上|添加|读取|单独/,
    negative:
      /失败|报错|出错|抛出|内联|打包(?!器|工具|模式)|移除|去掉|删|丢|忽略|改写|替换|缩短|改名|缺少|清空|降级/,
    not: /不(?!同)|没|无(?!论)|未|非/,
    open: /^(?:如果|即使|没有设置|不写)|只|必须|改写|替换|缩短|改名|降级/,
  },
};

/** Ends of clauses; each clause affirms or denies on its own. */
const endOfClause =
  /[.,;:，。；：]\s*|\s(?:and|but|because|so|which|that|until|unless)\s|而|但|因为|所以/;

/** Whether a clause affirms; null where it has no word of either kind. */
function clauseAffirms(clause: string, {positive, negative, not}: Words): boolean | null {
  const found = [positive, negative].map((pattern) => clause.search(pattern));
  const places = found.filter((at) => at >= 0);
  if (places.length === 0) return not.test(clause) ? false : null;
  const first = Math.min(...places);
  return (first === found[0]) !== not.test(clause.slice(0, first + 1));
}

/** @returns whether words affirm; null where they are of neither kind, or leave it open, or say both */
function affirms(text: string, language: FactPage['language']): boolean | null {
  const words = polar[language];
  const said = text.split(' | ').at(-1) ?? text;
  const plain = said.replace(/`[^`]*`/g, '`').replace(/不变/g, '保持');
  // "No, see below" is an answer.
  if (/^(?:no|不\S{0,2}|否)[,，]/i.test(plain)) return false;
  const clauses = plain.split(endOfClause);
  if (clauses.some((clause) => words.open.test(clause))) return null;
  const answers = new Set(clauses.map((clause) => clauseAffirms(clause, words)));
  answers.delete(null);
  return answers.size === 1 ? ([...answers][0] ?? null) : null;
}

/** A line that a sample prints may itself say "no" or "fails", so finding it is neither yes nor no. */
const isPrinted = ({verb, file}: Verdict): boolean =>
  (verb === 'keeps' || verb === 'drops') && file === null;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What a script of a sample prints at the end of a line, for words to say it: "order: Sass, PostCSS", "not: npm pack",
 * "says: succeeds|成功", where either form will do.
 */
const toSay = /(?:^|[ ,;])(order|not|says): (.+)$/;

/** Whether words say that one is before the other. */
const saysOrder: Readonly<Record<FactPage['language'], (one: string, other: string) => RegExp>> = {
  en: (one, other) =>
    new RegExp(
      `\\bbefore\\b[^,.;:]*${other}|\\bafter\\b[^,.;:]*${one}|${one}[^.;:]*\\bthen\\b[^.;:]*${other}|${one}[^.;:]*${other}[^.;:]*\\bin this order\\b`,
    ),
  zh: (one, other) =>
    new RegExp(
      `${one}[^，。；：前]*后|${other}[^，。；：后]*前|${one}[^。；：]*再[^。；：]*${other}|依次[^。；：]*${one}[^。；：]*${other}`,
    ),
};

/** @returns what a line asks words to say and they do not, as it is put in a message */
function unsaidIn(line: string, words: string, language: FactPage['language']): string | null {
  const [said = '', kind, list = ''] = toSay.exec(line) ?? [];
  if (kind === undefined) return null;
  const names = list.split(', ');
  const {not} = polar[language];
  const clauses = words.split(endOfClause);
  const isIn = (clause: string, form: string): boolean => {
    const at = clause.indexOf(form);
    if (at < 0) return false;
    // "Fails if there is no file" says that it fails.
    return kind === 'not' ? not.test(clause) : !not.test(clause.slice(0, at));
  };
  const missing =
    kind === 'order'
      ? names
          .slice(1)
          .filter(
            (name, at) => !saysOrder[language](escape(names[at] ?? ''), escape(name)).test(words),
          )
      : names.filter(
          (name) => !name.split('|').some((form) => clauses.some((clause) => isIn(clause, form))),
        );
  if (missing.length === 0) return null;
  return kind === 'says'
    ? missing.map((name) => `“${name.replaceAll('|', '” or “')}”`).join(', ')
    : `“${said.trim()}”`;
}

/** A row as one line; blanks in a row are one, as in comments. */
const lineOfRow = ({cells}: Row): string =>
  cells.map(({text}) => text.replace(/\s+/g, ' ').trim()).join(' | ');

/** A row as a comment quotes it; "…" among its cells is one cell of any text. */
function patternOf(words: string): RegExp {
  const cells = words.split(' | ').map((cell) => (cell === '…' ? '[^|]*' : `(${escape(cell)})`));
  return new RegExp(`^${cells.join(' \\| ')}(?: \\||$)`, 'd');
}

/** Whether words are cells of a row; code may hold the same mark. */
const isCells = (words: string): boolean => words.replace(/`[^`]*`/g, '`').includes(' | ');

/** Whether a text, or a row as one line, holds words. */
const holds = (words: string, text: string): boolean =>
  isCells(words) ? patternOf(words).test(text) : text.includes(words);

/** Where the words of a comment begin and end in a text. */
function placesOfWords(words: string, text: string): [number, number][] {
  if (isCells(words)) {
    return (patternOf(words).exec(text)?.indices ?? [])
      .slice(1)
      .filter((place) => place !== undefined);
  }
  const at = text.indexOf(words);
  return at < 0 ? [] : [[at, at + words.length]];
}

interface Place {
  line: number;
  text: string;
}

/** The labels of a drawing as one line, as comments quote them. */
const lineOfDiagram = ({labels}: Diagram): string => labels.map(({text}) => text).join(' | ');

function placesIn({blocks, rows, diagrams}: FactPage, section: string): Place[] {
  return [
    ...diagrams
      .filter((diagram) => diagram.section === section)
      .map((diagram) => ({line: diagram.line, text: lineOfDiagram(diagram)})),
    ...rows
      .filter((row) => row.section === section)
      .map((row) => ({line: row.line, text: lineOfRow(row)})),
    ...blocks.filter((block) => block.section === section && block.kind !== 'cell'),
  ];
}

/** The line of the words that a comment quotes, or of the comment. */
export const lineOfWords = (page: FactPage, {section, line}: Mark, words: string): number =>
  placesIn(page, section).find(({text}) => holds(words, text))?.line ?? line;

/** Neighbouring words of a text, and neighbouring characters of Chinese. */
function pairsOf(text: string): Set<string> {
  const bits = text.match(/`[^`]+`|[A-Za-z]+|\p{Script=Han}/gu) ?? [];
  return new Set(bits.map((bit, at) => `${bits[at - 1] ?? ''} ${bit}`));
}

/**
 * The place that words were taken from, if they are nowhere: it shares most of their pairs of words, or is the last one
 * above the comment.
 */
function nearest(places: readonly Place[], words: string, comment: number): Place | undefined {
  const wanted = pairsOf(words);
  // A row is known by its first cell.
  const [first = ''] = words.split(' | ');
  const score = ({text}: Place): number =>
    [...pairsOf(text)].filter((pair) => wanted.has(pair)).length +
    (text.startsWith(`${first} | `) ? 100 : 0);
  // A comment stands below what it quotes; so few words may be left of a short sentence that others share as many.
  const above = Math.max(...places.map(({line}) => line).filter((line) => line < comment), 0);
  const rank = (place: Place): number => score(place) + (place.line === above ? 2 : 0);
  return [...places].sort((a, b) => rank(b) - rank(a))[0];
}

type Fault = Omit<Failure, 'file'>;

/** The line of the first label that is not the one quoted; null where no drawing has as many labels as the quote. */
function lineOfLabel({diagrams}: FactPage, section: string, words: string): number | null {
  const quoted = words.split(' | ');
  const diagram = diagrams.find(
    (one) => one.section === section && one.labels.length === quoted.length,
  );
  return diagram?.labels.find(({text}, at) => text !== quoted[at])?.line ?? null;
}

/** The place that words stand at, or what is wrong where they are nowhere. */
function placeOf(page: FactPage, {section, line}: Mark, words: string, why: string): Place | Fault {
  const places = placesIn(page, section);
  const place = places.find(({text}) => holds(words, text));
  if (place) return place;
  return {
    line: lineOfLabel(page, section, words) ?? nearest(places, words, line)?.line ?? line,
    message: `${why}, which this section no longer says`,
  };
}

function faultOf(samples: Samples, page: FactPage, shows: Shows): Fault | null {
  const {mark, words, verdict, proof} = shows;
  const place = placeOf(page, mark, words, `a sample shows “${words}” (${proof})`);
  if ('message' in place) return place;
  if (!isProved(samples, page, shows)) {
    return {line: place.line, message: `“${words}”: no sample shows “${proof}”`};
  }
  const unsaid = isPrinted(verdict) ? unsaidIn(verdict.what, words, page.language) : null;
  if (unsaid !== null) {
    return {
      line: place.line,
      message: `“${words}” does not say ${unsaid}, which the sample shows: ${proof}`,
    };
  }
  if (shows.isInOtherWords) return null;
  const other = disagreement(words, verdict);
  if (other !== null) {
    return {line: place.line, message: `“${words}” ${other}, which the sample shows: ${proof}`};
  }
  if (isPositive(verdict) === null) return null;
  const isAffirmed = isPrinted(verdict) ? null : affirms(words, page.language);
  return isAffirmed !== null && isAffirmed !== isPositive(verdict)
    ? {line: place.line, message: `“${words}” is the contrary of what the sample shows: ${proof}`}
    : null;
}

/** Asked for once for each section of a page. */
const parsed = new WeakMap<readonly Mark[], readonly Shows[]>();

function showsOf({marks}: FactPage): readonly Shows[] {
  const known = parsed.get(marks);
  const found =
    known ?? marks.filter(({kind}) => kind === 'shows').flatMap((mark) => parse(mark) ?? []);
  parsed.set(marks, found);
  return found;
}

/** Words that a comment quotes, with what holds them. */
interface Quote {
  mark: Mark;
  section: string;
  words: string;
  /** The sample, and what it shows; undefined for advice, and for what an address tells. */
  proof: string | undefined;
}

/** @returns everything that comments of a page quote, in their order; the same words once */
export function quotesOf({marks}: FactPage): Quote[] {
  const quotes = new Map<string, Quote>();
  for (const mark of marks) {
    const shows = mark.kind === 'shows' ? parse(mark) : null;
    const words =
      shows?.words ?? toldOf(mark)?.words ?? (mark.kind === 'advice' ? mark.text : undefined);
    const {section} = mark;
    if (words !== undefined && !quotes.has(`${section} ${words}`)) {
      quotes.set(`${section} ${words}`, {mark, section, words, proof: shows?.proof});
    }
  }
  return [...quotes.values()];
}

/** What samples show of a section, as it is written. */
export const proofsIn = (page: FactPage, section: string): string[] =>
  showsOf(page)
    .filter(({mark}) => mark.section === section)
    .map(({proof}) => proof);

const adviceIn = ({marks}: FactPage): Mark[] => marks.filter(({kind}) => kind === 'advice');

/** @returns advice that a page no longer gives, or that only one language marks */
export function adviceFaults(page: FactPage, twin: FactPage): Failure[] {
  const faults = adviceIn(page).flatMap((mark): Failure[] => {
    const place = placeOf(page, mark, mark.text, `“${mark.text}” is marked as advice`);
    return 'message' in place ? [{file: page.file, ...place}] : [];
  });
  const count = (one: FactPage): number => adviceIn(one).length;
  if (count(page) > count(twin)) {
    const message = `${page.file} marks ${count(page)} pieces of advice, this page ${count(twin)}`;
    faults.push({file: twin.file, line: adviceIn(twin)[0]?.line ?? 1, message});
  }
  return faults;
}

/** @returns what others say: words that a page no longer has, sources that nobody declared, marks in one language only */
export function toldFaults(page: FactPage, twin: FactPage): Failure[] {
  const told = ({marks}: FactPage) =>
    marks.flatMap((mark) => {
      const said = toldOf(mark);
      return said ? [{mark, ...said}] : [];
    });
  const theirs = told(twin).map(({mark, address}) => `${mark.section} ${address}`);
  return told(page).flatMap(({mark, words, address}): Failure[] => {
    const place = placeOf(page, mark, words, `${address} says “${words}”`);
    if ('message' in place) return [{file: page.file, ...place}];
    const unknown = addressFault(address);
    if (unknown !== null) return [{file: page.file, line: place.line, message: unknown}];
    const message = `${page.file}:${mark.line} says what ${address} tells; say so here`;
    return theirs.includes(`${mark.section} ${address}`)
      ? []
      : [{file: twin.file, line: twin.blocks[0]?.line ?? 1, message}];
  });
}

/** @returns words that samples do not show, and samples that only one language names */
export function showsFaults(samples: Samples, page: FactPage, twin: FactPage): Failure[] {
  const keyOf = ({mark, proof}: Shows): string => `${mark.section} ${proof}`;
  const theirs = new Set(showsOf(twin).map(keyOf));
  return showsOf(page).flatMap((shows): Failure[] => {
    const fault = faultOf(samples, page, shows);
    if (fault) return [{file: page.file, ...fault}];
    return theirs.has(keyOf(shows))
      ? []
      : [
          {
            file: twin.file,
            line: twin.blocks.find(({section}) => section === shows.mark.section)?.line ?? 1,
            message: `${page.file}:${shows.mark.line} says what ${shows.proof}; say so here`,
          },
        ];
  });
}

/** Whether a row holds words that a sample shows, or gives advice. */
export function isRowHeld(page: FactPage, row: Row): 'shown' | 'advice' | null {
  const isNamed = ({section}: Mark, words: string): boolean =>
    section === row.section && holds(words, lineOfRow(row));
  if (showsOf(page).some(({mark, words}) => isNamed(mark, words))) return 'shown';
  return adviceIn(page).some((mark) => isNamed(mark, mark.text)) ? 'advice' : null;
}

/** What a comment quotes. */
function wordsOf(mark: Mark): string[] {
  if (mark.kind === 'shows') return [parse(mark)?.words ?? []].flat();
  if (mark.kind === 'told') return [toldOf(mark)?.words ?? []].flat();
  return mark.kind === 'advice' || mark.kind === 'example' ? [mark.text] : [];
}

/** Asked for once for each paragraph and row. */
const quoted = new WeakMap<Mark, readonly string[]>();

/** The words of a section that comments of these kinds quote. */
function quotedIn({marks}: FactPage, section: string, kinds: readonly Mark['kind'][]): string[] {
  return marks
    .filter((mark) => mark.section === section && kinds.includes(mark.kind))
    .flatMap((mark) => {
      const words = quoted.get(mark) ?? wordsOf(mark);
      quoted.set(mark, words);
      return words;
    });
}

/** A text with blanks in place of what is quoted. */
function withoutQuotes(quotes: readonly string[], text: string): string {
  // As UTF-16 units, like the places.
  const rest = text.split('');
  for (const words of quotes) {
    for (const [from, to] of placesOfWords(words, text)) rest.fill(' ', from, to);
  }
  return rest.join('');
}

/**
 * What no comment quotes of a text; empty where all of it is quoted. Words that nobody quotes could say anything, so
 * that a row is quoted as a whole, or by several comments together.
 */
function restOf(page: FactPage, section: string, line: string): string {
  const quotes = quotedIn(page, section, ['shows', 'told', 'advice']);
  const left = withoutQuotes(quotes, line).replace(/\s+/g, ' ').trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
}

/** @returns descriptions and labels of drawings that comments do not quote as a whole: nothing else can tell whether they are true */
export function unquotedFaults(page: FactPage): Failure[] {
  const {file, blocks, diagrams} = page;
  const {description} = page.page.frontMatter;
  const ofField = blocks
    .filter(({kind, text}) => kind === 'field' && text === description)
    .map(({section, line, text}) => ({
      line,
      rest: restOf(page, section, text),
      how: 'Quote all of the description: {/* shows: its words = … */} or {/* advice: its words */}',
    }));
  // A quote with as many labels is already reported, at the label that differs.
  const isQuoted = ({section, labels}: Diagram): boolean =>
    showsOf(page).some(
      ({mark, words}) => mark.section === section && words.split(' | ').length === labels.length,
    );
  const ofDiagrams = diagrams
    .filter((diagram) => !isQuoted(diagram))
    .map((diagram) => ({
      line: diagram.line,
      rest: lineOfDiagram(diagram),
      how: `Quote all labels of the drawing, in their order: {/* shows: ${lineOfDiagram(diagram)} = … */}`,
    }));
  return [...ofField, ...ofDiagrams]
    .filter(({rest}) => rest !== '')
    .map(({line, rest, how}) => ({
      file,
      line,
      message: `no comment quotes “${rest}”, so that it could say anything. ${how}`,
    }));
}

/** @returns rows of which comments quote only a part */
export function partFaults(page: FactPage): Failure[] {
  return page.rows
    .filter((row) => isRowHeld(page, row))
    .map((row) => ({row, rest: restOf(page, row.section, lineOfRow(row))}))
    .filter(({rest}) => rest !== '')
    .map(({row, rest}) => ({
      file: page.file,
      line: row.line,
      message: `comments quote only a part of this row, so that the rest could say anything: “${rest}”. Quote the whole row: {/* shows: one cell | another cell = … */}`,
    }));
}

/** A sentence that no comment quotes, or quotes only in part. */
export interface OpenSentence {
  section: string;
  line: number;
  text: string;
}

/** Lines below the name of an option, which `../reference` compares with the tool. */
const isStatement =
  /^(?:Type|Default|类型|默认值)[:：]|^(?:CLI: |命令行：\s?)`[^`]+`(?:(?:, |、)`[^`]+`)*$|^(?:Status: experimental|状态：实验性)$/;

/** Words that begin a sentence and say nothing: "Fix: ". */
const lead = /^\s*(?:Cause|Fix[^:]{0,20}|Yes|No|So|And|But|The)\b:?/;

/** Words, and pairs of Chinese characters. */
const wordPattern = /\p{Script=Han}{2}|(?!\p{Script=Han})[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu;

/** Whether more than two words of a sentence are not quoted: they could say anything. */
const saysMore = (rest: string): boolean =>
  (rest.replace(lead, '').match(wordPattern) ?? []).length > 2;

/** Sentences of a paragraph; a mark in code ends none. */
function sentencesIn(text: string): string[] {
  const plain = text.replace(/`[^`]*`/g, (code) => code.replace(/[.?!。？！]/g, '_'));
  let from = 0;
  return plain.split(/(?<=[.?!])\s+|(?<=[。？！])/).map((sentence) => {
    const at = plain.indexOf(sentence, from);
    from = at + sentence.length;
    return text.slice(at, from);
  });
}

function readProse(page: FactPage) {
  const open: OpenSentence[] = [];
  let [shown, introducing, marked] = [0, 0, 0];
  for (const {kind, text, section, line} of page.blocks) {
    const isProse = kind === 'paragraph' || kind === 'words';
    if (!isProse || isStatement.test(text)) continue;
    const shows = withoutQuotes(quotedIn(page, section, ['shows']), text);
    // Quotes may hold several sentences, so that a sentence is looked at in its paragraph.
    const others: Mark['kind'][] = ['told', 'advice'];
    // What a comment says of made-up code is made up as well.
    if (kind === 'words') others.push('example');
    const rest = withoutQuotes(quotedIn(page, section, others), shows);
    let from = 0;
    const sentences = sentencesIn(text);
    sentences.forEach((sentence, at) => {
      from = text.indexOf(sentence, from);
      const to = from + sentence.length;
      const isLast = at === sentences.length - 1;
      if (saysMore(rest.slice(from, to))) {
        if (isLast && /[:：]$/.test(sentence)) introducing += 1;
        else open.push({section, line, text: sentence});
      } else if (shows.slice(from, to) === sentence) marked += 1;
      else shown += 1;
      from = to;
    });
  }
  return {shown, introducing, marked, open};
}

const prose = new WeakMap<FactPage, ReturnType<typeof readProse>>();

/**
 * What holds the prose of a page.
 *
 * @returns how many of its sentences a named sample shows, how many only introduce a sample, how many are advice or told
 *   by an address, and those that nothing quotes as a whole
 */
export function proseOf(page: FactPage): ReturnType<typeof readProse> {
  const found = prose.get(page) ?? readProse(page);
  prose.set(page, found);
  return found;
}

/** @returns claims that no page names */
export function unusedClaims(pages: readonly FactPage[]): string[] {
  const used = new Set(pages.flatMap((page) => showsOf(page).map(({sample}) => sample)));
  return Object.keys(claims).filter((name) => !used.has(`claims/${name}`));
}
