import { json, type RequestHandler } from 'express';

/** The size limit of a body, unless its call allows more. */
const BODY_BYTES = 100 * 1024;

/** Reads a body as JSON of any form; its reader validates it. */
export const readJson = (limit = BODY_BYTES): RequestHandler => json({ limit, strict: false });
