import { json, type RequestHandler } from 'express';

/** Bytes of a body, where its call does not take more. */
const BODY_BYTES = 100 * 1024;

/** Reads a body as JSON, of any value: what it must be is said by who asks for it. */
export const readJson = (limit = BODY_BYTES): RequestHandler => json({ limit, strict: false });
