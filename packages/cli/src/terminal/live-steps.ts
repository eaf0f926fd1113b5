import { cleanText } from './clean-text.ts';
import { cutText, padText } from './fit-text.ts';
import type { Screen } from './terminal.ts';

/** One step of the work. */
export interface Step {
  /** Shows the progress of the step. */
  note(text: string): void;
  done(text: string): void;
  failed(text: string): void;
}

/** The progress of the work. */
export interface LiveSteps {
  /** Whether a person watches: then the parts of one address get a line each. */
  isLive: boolean;
  /** Whether the reason of a failure is shown completely: a terminal cuts a line to its width. */
  saysAll: boolean;
  begin(label: string): Step;
  /** Leaves the screen as it is. */
  close(): void;
}

interface Line {
  label: string;
  note: string;
  state: 'running' | 'done' | 'failed';
  startedAt: number;
  endedAt: number | null;
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;
/** Shorter durations are not shown. */
const WORTH_TELLING_MS = 1000;
const LABEL = 32;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const HIDE_CURSOR = '\u001B[?25l';
const SHOW_CURSOR = '\u001B[?25h';
const up = (lines: number) => (lines > 0 ? `\u001B[${lines}A` : '');
const CLEAR_BELOW = '\u001B[J';

function draw(line: Line, { colours, width }: Screen, now: number): string {
  const took = (line.endedAt ?? now) - line.startedAt;
  const signs = {
    running: colours.accent(FRAMES[Math.floor(now / FRAME_MS) % FRAMES.length] ?? ''),
    done: colours.good('✓'),
    failed: colours.bad('✗'),
  };
  const time = took >= WORTH_TELLING_MS ? `  ${seconds(took)}` : '';
  const room = width() - 4;
  const label = cutText(line.label, Math.min(LABEL, room));
  const rest = room - LABEL - time.length - 2;
  const note = rest > 8 ? cutText(cleanText(line.note), rest) : '';
  const text = note === '' ? label : `${padText(label, LABEL)}  ${colours.quiet(note)}`;
  return `  ${signs[line.state]} ${text}${colours.quiet(time)}`;
}

/** A line for each step, which gets a tick when it is done. Only unfinished steps are redrawn. */
function onTerminal(screen: Screen, now: () => number): LiveSteps {
  let lines: Line[] = [];
  let drawn = 0;
  const redraw = () => {
    const texts = lines.map((line) => draw(line, screen, now()));
    screen.write(
      `${drawn > 0 ? `\r${up(drawn)}` : ''}${CLEAR_BELOW}${texts.map((text) => `${text}\n`).join('')}`,
    );
    const running = lines.findIndex(({ state }) => state === 'running');
    lines = running === -1 ? [] : lines.slice(running);
    drawn = lines.length;
  };
  screen.write(HIDE_CURSOR);
  const timer = setInterval(redraw, FRAME_MS);
  return {
    isLive: true,
    saysAll: false,
    begin(label) {
      const line: Line = { label, note: '', state: 'running', startedAt: now(), endedAt: null };
      lines.push(line);
      const end = (state: 'done' | 'failed') => (text: string) => {
        Object.assign(line, { state, note: text, endedAt: now() });
        redraw();
      };
      redraw();
      return {
        note: (text) => {
          line.note = text;
        },
        done: end('done'),
        failed: end('failed'),
      };
    },
    close() {
      clearInterval(timer);
      redraw();
      screen.write(SHOW_CURSOR);
    },
  };
}

/** A plain line for each finished address, for a log. */
function inLog(screen: Screen): LiveSteps {
  const say = (sign: string, label: string) => (text: string) =>
    screen.write(`${sign} ${label}: ${cleanText(text)}\n`);
  return {
    isLive: false,
    saysAll: true,
    begin: (label) => ({
      note() {},
      done: say(screen.colours.good('✓'), label),
      failed: say(screen.colours.bad('✗'), label),
    }),
    close() {},
  };
}

const silent: LiveSteps = {
  isLive: false,
  saysAll: false,
  begin: () => ({ note() {}, done() {}, failed() {} }),
  close() {},
};

/** Shows steps to a person at a terminal, prints finished ones to a log, or is quiet. */
export function openLiveSteps(screen: Screen, { quiet, now }: { quiet: boolean; now(): number }): LiveSteps {
  if (quiet) return silent;
  return screen.canRedraw ? onTerminal(screen, now) : inLog(screen);
}
