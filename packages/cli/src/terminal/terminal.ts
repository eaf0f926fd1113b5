import { type Palette, paletteOf, wantsColour } from './palette.ts';

/** An output stream of this process. */
export interface OutputStream {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(data: string | Uint8Array): boolean;
}

/** One of the two streams, and its properties. */
export interface Screen {
  isTerminal: boolean;
  /** Whether lines that were written can be drawn again: not in an editor's shell, which says `TERM=dumb`. */
  canRedraw: boolean;
  colours: Palette;
  /** Columns; read each time, because a window can be resized. */
  width(): number;
  write(data: string | Uint8Array): void;
}

/** Results go to `out`, all else to `messages`. */
export interface Terminal {
  out: Screen;
  messages: Screen;
}

/** For a window that does not report its width, and for pipes. */
const USUAL_WIDTH = 80;
const NARROWEST = 24;

type Environment = Readonly<Record<string, string | undefined>>;

function widthOfStream({ columns }: OutputStream, { COLUMNS }: Environment): number {
  const width = columns || Number(COLUMNS) || USUAL_WIDTH;
  return Math.max(NARROWEST, width);
}

function openScreen(stream: OutputStream, environment: Environment): Screen {
  const isTerminal = stream.isTTY === true;
  return {
    isTerminal,
    canRedraw: isTerminal && environment.TERM !== 'dumb',
    colours: paletteOf(wantsColour(isTerminal, environment)),
    width: () => widthOfStream(stream, environment),
    write: (data) => void stream.write(data),
  };
}

export const openTerminal = (
  streams: { out: OutputStream; messages: OutputStream },
  environment: Environment,
): Terminal => ({
  out: openScreen(streams.out, environment),
  messages: openScreen(streams.messages, environment),
});
