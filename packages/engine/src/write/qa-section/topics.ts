import { businessTopics } from './business-topics.ts';
import { shopTopics } from './shop-topics.ts';
import type { Topic } from './topic.ts';

/** Languages without their own wording get no question of that topic. */
export const topics: readonly Topic[] = [...businessTopics, ...shopTopics];
