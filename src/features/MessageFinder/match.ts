/** An entry of the catalogue. `…` in its text stands for what differs from project to project. */
export interface Message {
  id: string;
  text: string;
}

/** Characters of a path or a name that `…` may stand for. */
const maxGap = 400;

/** Colors of a terminal, also where the escape character was lost when the log was copied. */
// oxlint-disable-next-line no-control-regex -- it begins with the escape character
const colors = /\u001B\[[\d;]*[A-Za-z]|\[\d[\d;]*m/g;

/** Leaves out colors, spaces, line breaks and frames (`│`, `╰─▶`), which differ between terminals. */
const withoutLayout = (text: string): string =>
  text.replaceAll(colors, '').replaceAll(/[\s\u2500-\u25FF]+/g, '');

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
export function findMessages(log: string, messages: readonly Message[]): Message[] {
  const packed = withoutLayout(log);
  const spans = messages
    .flatMap((message) => spansOf(message, packed))
    .sort(
      (a, b) => a.start - b.start || b.end - a.end || b.message.text.length - a.message.text.length,
    );
  const found = new Set<Message>();
  let covered = 0;
  for (const {end, message} of spans) {
    if (end > covered) {
      covered = end;
      found.add(message);
    }
  }
  return [...found];
}
