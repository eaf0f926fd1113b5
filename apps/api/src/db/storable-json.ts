import { storableText } from '@visible-ai/shared/content/storable-text';

const clean = (_key: string, value: unknown) => (typeof value === 'string' ? storableText(value) : value);

/** A value as JSON, with every sign that PostgreSQL's jsonb cannot keep replaced by U+FFFD, as a browser shows it. */
export const storableJson = (value: unknown): string => JSON.stringify(value, clean);
