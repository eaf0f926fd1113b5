import { generateContent } from '@visible-ai/shared/content/endpoints';
import { contentType } from '@visible-ai/shared/content/schema';
import { z } from 'zod';
import type { AddressRule } from './address-rule.ts';

const { contentType: _named, regenerate: _again, ...fields } = generateContent.body.shape;

/** A file to generate: the body of the API's call, with `kind` instead of its longer name. */
export const fileOrder = (address: AddressRule) =>
  z.strictObject({ ...fields, url: address, kind: contentType });
export type FileOrder = z.output<ReturnType<typeof fileOrder>>;
