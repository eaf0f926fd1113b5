import type { ReactNode } from 'react';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastMessage {
  readonly kind: 'success' | 'error' | 'notice';
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ToastAction;
  /** Milliseconds until it closes by itself; Infinity stays until closed. */
  readonly duration: number;
}

type ToastOptions = Partial<Pick<ToastMessage, 'description' | 'action' | 'duration'>>;

const NOTICE_MS = 6000;
const listeners = new Set<() => void>();
let latest: ToastMessage | null = null;

function show(message: ToastMessage): void {
  latest = message;
  for (const listener of listeners) listener();
}

/**
 * Short news at the corner of the screen. One is shown at a time: the newest.
 * The library that draws them is loaded with the first one (see toast-host).
 */
export const toast = {
  /** Something is done. Stays until it is closed. */
  success: (title: ReactNode, options: ToastOptions = {}) =>
    show({ kind: 'success', title, duration: Number.POSITIVE_INFINITY, ...options }),

  /** Something went wrong: red, and titled 'Error' unless `title` says better. Stays until it is closed. */
  error: (
    description: ReactNode,
    { title = 'Error', ...options }: ToastOptions & { title?: ReactNode } = {},
  ) => show({ kind: 'error', title, duration: Number.POSITIVE_INFINITY, ...options, description }),

  /** Something to know, neither good nor bad. Closes after six seconds. */
  notice: (title: ReactNode, options: ToastOptions = {}) =>
    show({ kind: 'notice', title, duration: NOTICE_MS, ...options }),
};

/** For the host: the newest message, and a call at each new one. */
export const toastFeed = {
  latest: (): ToastMessage | null => latest,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
