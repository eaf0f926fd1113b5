/** The most characters per line: headers of one request are rarely a quarter of that. */
const LONGEST_LINE = 65_536;
/** The most bytes buffered without a line end: enough for the longest line in any encoding. */
const MOST_HELD = LONGEST_LINE * 4;
const LINE_END = 0x0a;

export interface LineSplitter {
  /** The bytes are read before it returns: the caller may then reuse them. */
  push(bytes: Buffer): void;
  end(): void;
}

interface Lines {
  line(text: string): void;
  /** A line that is too long. */
  tooLong(): void;
}

/** Splits bytes into lines of UTF-8 without empty ones. At most one line is in memory. */
export function createLineSplitter({ line, tooLong }: Lines): LineSplitter {
  let held: Buffer[] = [];
  let heldBytes = 0;
  /** Inside a line that is too long: the rest of it is skipped. */
  let passing = false;

  function tell(text: string, from: number, to: number): void {
    const last = to > from && text.charCodeAt(to - 1) === 0x0d ? to - 1 : to;
    if (last - from > LONGEST_LINE) tooLong();
    else if (last > from) line(text.slice(from, last));
  }

  function tellAll(text: string): void {
    let from = 0;
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      tell(text, from, to);
      from = to + 1;
    }
    tell(text, from, text.length);
  }

  function hold(bytes: Buffer): void {
    if (passing || bytes.length === 0) return;
    held.push(Buffer.from(bytes));
    heldBytes += bytes.length;
    if (heldBytes <= MOST_HELD) return;
    held = [];
    heldBytes = 0;
    passing = true;
    tooLong();
  }

  function letGo(): Buffer[] {
    const all = held;
    held = [];
    heldBytes = 0;
    return all;
  }

  return {
    push(bytes) {
      const last = bytes.lastIndexOf(LINE_END);
      if (last < 0) return hold(bytes);
      const first = passing ? bytes.indexOf(LINE_END) + 1 : 0;
      passing = false;
      const whole = bytes.subarray(first, last + 1);
      tellAll((heldBytes > 0 ? Buffer.concat([...letGo(), whole]) : whole).toString('utf8'));
      hold(bytes.subarray(last + 1));
    },
    end() {
      if (heldBytes > 0) tellAll(Buffer.concat(letGo()).toString('utf8'));
    },
  };
}
