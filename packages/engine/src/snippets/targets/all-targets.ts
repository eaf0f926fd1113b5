import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflareWorker } from './cloudflare-worker.ts';
import type { SnippetWriter } from './define-target.ts';
import { netlify } from './netlify.ts';
import { nextjs } from './nextjs.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';
import { wordpress } from './wordpress.ts';

/** Every server and platform, in the order of the offer. */
export const snippetTargets: readonly SnippetWriter[] = [
  nginx,
  caddy,
  apache,
  cloudflareWorker,
  nextjs,
  netlify,
  vercel,
  wordpress,
];
