/** Why a guarded fetch has no answer. `refused` is the same for open, closed and forbidden targets. */
export type FetchFailureKind =
  | 'refused'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'reset'
  | 'protocol'
  | 'too-large'
  | 'redirects'
  | 'aborted';

/** An answer that arrived, with any status. */
export interface FetchedResource {
  ok: true;
  requestedUrl: string;
  /** After redirects. */
  url: string;
  status: number;
  /** Lower-case names; repeated headers joined by ", ", those of `X-Robots-Tag` by line breaks. */
  headers: Record<string, string>;
  redirects: { from: string; to: string; status: number }[];
  /** Decoded (gzip, deflate, br) and cut at the limit when `truncated`. */
  body: Uint8Array<ArrayBuffer>;
  truncated: boolean;
  headersMs: number;
  totalMs: number;
}

export interface FetchFailure {
  ok: false;
  requestedUrl: string;
  /** The hop at which it failed. */
  url: string;
  kind: FetchFailureKind;
  /** For a person, without internal addresses. */
  text: string;
  redirects: { from: string; to: string; status: number }[];
}

export type FetchOutcome = FetchedResource | FetchFailure;

export interface FetchRequest {
  url: string;
  /** Bytes after decoding. */
  maxBytes: number;
  /** What to do at the limit: fail with `too-large`, or keep the first `maxBytes`. */
  atLimit: 'fail' | 'cut';
  /** Replaces our own User-Agent; used only to ask as an answer engine's agent. */
  userAgent?: string;
  accept?: string;
  /** Default: GET. */
  method?: 'GET' | 'HEAD';
  /**
   * Probes may wait on a connection behind other requests (HTTP/1.1 pipelining); normal requests never do. Spare requests
   * come after both and use one connection, so the other one is free as early as without them.
   */
  priority?: 'normal' | 'probe' | 'spare';
  /** Judges each redirect before it is followed. If it refuses one, the fetch ends with `redirects`. */
  mayFollow?: (to: string) => boolean;
  signal: AbortSignal;
}

/**
 * The fetches of one audit or crawl: at most two connections to a host. `close` closes all of them.
 * Never throws because of what the other side does.
 */
export interface FetchSession {
  fetch(request: FetchRequest): Promise<FetchOutcome>;
  close(): Promise<void>;
}

export interface SafeFetchSettings {
  /** Private `host:port` targets that may be reached all the same. */
  allowPrivateTargets: ReadonlySet<string>;
  userAgent: string;
  /** Milliseconds. */
  headersTimeout: number;
  totalTimeout: number;
  maxRedirects: number;
  /** Called for every fetch that has no answer. */
  onFailure?: (kind: FetchFailureKind) => void;
}

export type OpenFetchSession = () => FetchSession;

export type TargetVerdict = { ok: true } | { ok: false; kind: 'refused'; text: string };

/** The only way to foreign sites. */
export interface SafeFetch {
  open: OpenFetchSession;
  /** Judges an absolute address without a network request. DNS answers are judged later, when it connects. */
  checkTarget(url: string): TargetVerdict;
}
