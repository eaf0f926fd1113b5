/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The public address without a slash at its end (see vite.config.ts). */
  readonly APP_URL: string;
}
