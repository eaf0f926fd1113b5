import type { ReactNode } from 'react';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastMessage {
  /** Another for each message. */
  readonly id: number;
  readonly kind: 'success' | 'error' | 'notice';
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly action?: ToastAction;
  /** Milliseconds until it closes. With Infinity it stays until somebody closes it. */
  readonly duration: number;
}

type ToastOptions = Partial<Pick<ToastMessage, 'description' | 'action' | 'duration'>>;

const NOTICE_MS = 6000;
const listeners = new Set<() => void>();
let latest: ToastMessage | null = null;

function show(message: Omit<ToastMessage, 'id'>): void {
  latest = { ...message, id: (latest?.id ?? 0) + 1 };
  for (const listener of listeners) listener();
}

/**
 * Short messages in the corner of the screen. Only the newest is shown. The first message loads the library
 * that draws them (see toast-host).
 */
export const toast = {
  /** For success. It stays until somebody closes it. */
  success: (title: ReactNode, options: ToastOptions = {}) =>
    show({ kind: 'success', title, duration: Number.POSITIVE_INFINITY, ...options }),

  /** For failure: red, with the title 'Error' unless `title` is given. It stays until somebody closes it. */
  error: (
    description: ReactNode,
    { title = 'Error', ...options }: ToastOptions & { title?: ReactNode } = {},
  ) => show({ kind: 'error', title, duration: Number.POSITIVE_INFINITY, ...options, description }),

  /** For neutral information. It closes after six seconds. */
  notice: (title: ReactNode, options: ToastOptions = {}) =>
    show({ kind: 'notice', title, duration: NOTICE_MS, ...options }),
};

/** For the host: the newest message, and a callback for each new one. */
export const toastFeed = {
  latest: (): ToastMessage | null => latest,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
