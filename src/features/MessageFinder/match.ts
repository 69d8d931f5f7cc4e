/** An entry of the catalogue. `…` in its text stands for what differs from project to project. */
export interface Message {
  id: string;
  text: string;
}

/** A message that a log contains, with the lines it begins on. */
export interface Match extends Message {
  lines: {number: number; text: string}[];
}

/** Characters of a path or a name that `…` may stand for. */
const maxGap = 400;

/** Colors of a terminal, also where the escape character was lost when the log was copied. */
// oxlint-disable-next-line no-control-regex -- it begins with the escape character
const colors = /\u001B\[[\d;]*[A-Za-z]|\[\d[\d;]*m/g;

const withoutColors = (text: string): string => text.replaceAll(colors, '');

/** Leaves out spaces, line breaks and frames (`│`, `╰─▶`), which differ between terminals. */
const withoutLayout = (text: string): string =>
  withoutColors(text).replaceAll(/[\s\u2500-\u25FF]+/g, '');

type Span = {start: number; end: number; message: Message};

/** Finds the parts between the gaps of a message one after the other. Bounded gaps keep the time linear. */
function spansOf(message: Message, log: string): Span[] {
  const [first = '', ...rest] = message.text.split('…').map(withoutLayout).filter(Boolean);
  const spans: Span[] = [];
  const next = (from: number): number => (first ? log.indexOf(first, from) : -1);
  for (let start = next(0); start >= 0; start = next(start + first.length)) {
    let end = start + first.length;
    const isFound = rest.every((part) => {
      const near = log.slice(end, end + maxGap + part.length);
      const at = near.indexOf(part, 1);
      // If the message begins again in a gap, the part belongs to that one.
      const isOwn = at >= 0 && !near.slice(0, at).includes(first);
      end += at + part.length;
      return isOwn;
    });
    if (isFound) {
      spans.push({start, end, message});
    }
  }
  return spans;
}

/**
 * Finds the messages of the catalogue in a log, in the order of the log. Where one message is a part of another, the
 * longer one counts; where both are as long, the one with fewer gaps.
 */
export function findMessages(log: string, messages: readonly Message[]): Match[] {
  const lines = log.split(/\r\n?|\n/);
  const starts: number[] = [];
  let packed = '';
  for (const line of lines) {
    starts.push(packed.length);
    packed += withoutLayout(line);
  }
  const spans = messages
    .flatMap((message) => spansOf(message, packed))
    .sort(
      (a, b) => a.start - b.start || b.end - a.end || b.message.text.length - a.message.text.length,
    );
  const found = new Map<string, Match>();
  let end = 0;
  let line = 0;
  for (const span of spans) {
    if (span.end <= end) {
      continue;
    }
    end = span.end;
    while ((starts[line + 1] ?? Infinity) <= span.start) {
      line += 1;
    }
    const match = found.get(span.message.id) ?? {...span.message, lines: []};
    match.lines.push({number: line + 1, text: withoutColors(lines[line] ?? '')});
    found.set(span.message.id, match);
  }
  return [...found.values()];
}
